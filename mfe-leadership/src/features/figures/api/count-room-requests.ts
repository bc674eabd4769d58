import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** How many room requests there are, all or pending, and which has waited longest. */
export const roomRequestCountQuery = (status?: 'pending') =>
  queryOptions({
    queryKey: [...queryKeys.roomRequests.counts, status ?? 'all'],
    queryFn: ({ signal }) =>
      callList(calls.listRoomRequests, { query: { limit: 1, sort: 'oldest', ...(status && { status }) }, signal }),
    select: ({ total, items: [first] }) => ({ total, first }),
  });

export const useRoomRequestCount = (status?: 'pending') => useQuery(roomRequestCountQuery(status));
