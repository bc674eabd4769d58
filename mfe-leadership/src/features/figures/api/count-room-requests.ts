import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How many room requests there are, all or pending, and which has waited longest. */
export function useRoomRequestCount(status?: 'pending') {
  return useQuery({
    queryKey: [...queryKeys.roomRequests.counts, status ?? 'all'],
    queryFn: ({ signal }) =>
      callList(calls.listRoomRequests, { query: { limit: 1, sort: 'oldest', ...(status && { status }) }, signal }),
    select: ({ total, items: [first] }) => ({ total, first }),
  });
}
