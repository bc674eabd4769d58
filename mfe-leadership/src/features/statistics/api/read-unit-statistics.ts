import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Members and budgets in the viewer's area. */
export function useUnitStatistics() {
  return useQuery({
    queryKey: queryKeys.statistics.units,
    queryFn: ({ signal }) => callApi(calls.readUnitStatistics, { signal }),
  });
}
