import { pendingCountsQuery } from '@portal/campus-kit/pending';
import { calls } from '@portal/contracts';
import { pageQuery } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How much waits for the person's decision, of each kind. */
export const usePendingCounts = () => useQuery(pendingCountsQuery);

export const roomRequestCountQuery = (status?: 'pending') =>
  pageQuery(calls.listRoomRequests, { query: { limit: 1, sort: 'oldest', ...(status && { status }) } });

/** How many room requests there are, all or pending. */
export const useRoomRequestCount = (status?: 'pending', enabled = true) =>
  useQuery({ ...roomRequestCountQuery(status), enabled, select: ({ total }) => total });

export const upcomingEventCountQuery = pageQuery(calls.listManagedEvents, { query: { limit: 1, status: 'planned' } });

/** How many events are planned, and the next of them. */
export const useUpcomingEventCount = () =>
  useQuery({ ...upcomingEventCountQuery, select: ({ total, items: [next] }) => ({ total, next }) });
