import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Events, room use and attendance in the viewer's area. */
export function useEventStatistics() {
  return useQuery({
    queryKey: queryKeys.statistics.events,
    queryFn: ({ signal }) => callApi(calls.readEventStatistics, { signal }),
  });
}
