import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const MAX_DEPARTMENTS = 200;

/** Every organizational unit by name, for the department filter of a list. */
export function useDepartments() {
  return useQuery({
    queryKey: queryKeys.units.departments,
    queryFn: ({ signal }) => callApi(calls.listUnits, { query: { limit: MAX_DEPARTMENTS }, signal }),
  });
}
