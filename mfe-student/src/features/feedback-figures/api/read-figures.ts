import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The figures of all feedback, as the service keeps them. */
export function useFeedbackFigures() {
  return useQuery({
    queryKey: ['feedback-figures'],
    queryFn: ({ signal }) => callApi(calls.readFeedbackFigures, { signal }),
  });
}
