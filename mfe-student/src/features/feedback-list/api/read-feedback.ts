import { calls, MINUTE_MS } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Loads an entry with its whole texts, of which lists have only the beginnings; both texts need one request. */
export function useWholeFeedback(id: string) {
  const client = useQueryClient();
  return () =>
    client.fetchQuery({
      queryKey: queryKeys.feedback.one(id),
      queryFn: ({ signal }) => callApi(calls.readFeedback, { params: { id }, signal }),
      staleTime: MINUTE_MS,
    });
}
