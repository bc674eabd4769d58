import { calls, MINUTE_MS } from '@portal/contracts';
import { readQuery } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Loads an entry with its whole texts, of which lists have only the beginnings; both texts need one request. */
export function useWholeFeedback(id: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...readQuery(calls.readFeedback, { params: { id } }), staleTime: MINUTE_MS });
}
