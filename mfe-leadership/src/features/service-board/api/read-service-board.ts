import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How well the councils serve the campus, the same for everyone. */
export function useServiceBoard() {
  return useQuery({
    queryKey: queryKeys.statistics.service,
    queryFn: ({ signal }) => callApi(calls.readServiceBoard, { signal }),
  });
}
