import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Statistics of all feedback. */
export function useFeedbackStatistics() {
  return useQuery({
    queryKey: queryKeys.feedback.statistics,
    queryFn: ({ signal }) => callApi(calls.readFeedbackStatistics, { signal }),
  });
}
