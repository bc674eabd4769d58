import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** How many events are planned, and the next of them. */
export const upcomingEventCountQuery = queryOptions({
  queryKey: [...queryKeys.events.counts, 'planned'],
  queryFn: ({ signal }) => callList(calls.listManagedEvents, { query: { limit: 1, status: 'planned' }, signal }),
  select: ({ total, items: [next] }) => ({ total, next }),
});

export const useUpcomingEventCount = () => useQuery(upcomingEventCountQuery);
