import { calls } from '@portal/contracts';
import { pageQuery } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

export const roomRequestCountQuery = (status?: 'pending') =>
  pageQuery(calls.listRoomRequests, { query: { limit: 1, sort: 'oldest', ...(status && { status }) } });

/** How many room requests there are, all or pending, and which has waited longest. */
export const useRoomRequestCount = (status?: 'pending') =>
  useQuery({ ...roomRequestCountQuery(status), select: ({ total, items: [first] }) => ({ total, first }) });
