import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Every unit, by name. */
export function useUnitTree() {
  return useQuery({
    queryKey: [...queryKeys.units.all, 'tree'],
    queryFn: ({ signal }) => callApi(calls.readUnitTree, { signal }),
  });
}
