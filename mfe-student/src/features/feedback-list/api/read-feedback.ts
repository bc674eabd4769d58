import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

const FRESH_MS = 60_000;

/** Fetches an entry with the whole of its texts, once for both of them; lists carry only their beginnings. */
export function useWholeFeedback(id: string) {
  const client = useQueryClient();
  return () =>
    client.fetchQuery({
      queryKey: ['feedback', 'one', id],
      queryFn: ({ signal }) => callApi(calls.readFeedback, { params: { id }, signal }),
      staleTime: FRESH_MS,
    });
}
