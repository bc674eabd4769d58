import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Feedback in the viewer's area, by month. */
export function useFeedbackByMonth() {
  return useQuery({
    queryKey: queryKeys.statistics.feedback,
    queryFn: ({ signal }) => callApi(calls.readFeedbackByMonth, { signal }),
  });
}
