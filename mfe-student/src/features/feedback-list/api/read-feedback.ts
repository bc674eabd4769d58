import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

const STALE_TIME_MS = 60_000;

/** Loads an entry with its whole texts, of which lists have only the beginnings; both texts need one request. */
export function useWholeFeedback(id: string) {
  const client = useQueryClient();
  return () =>
    client.fetchQuery({
      queryKey: queryKeys.feedback.one(id),
      queryFn: ({ signal }) => callApi(calls.readFeedback, { params: { id }, signal }),
      staleTime: STALE_TIME_MS,
    });
}
