import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const MAX_DEPARTMENTS = 200;

/** The departments of the filter, by name. */
export function useDepartments() {
  return useQuery({
    queryKey: [...queryKeys.units.all, 'departments'],
    queryFn: ({ signal }) => callApi(calls.listUnits, { query: { limit: MAX_DEPARTMENTS }, signal }),
  });
}
