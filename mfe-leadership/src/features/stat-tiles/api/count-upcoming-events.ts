import { calls } from '@portal/contracts';
import { pageQuery } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

export const upcomingEventCountQuery = pageQuery(calls.listManagedEvents, { query: { limit: 1, status: 'planned' } });

/** How many events are planned, and the next of them. */
export const useUpcomingEventCount = () =>
  useQuery({ ...upcomingEventCountQuery, select: ({ total, items: [next] }) => ({ total, next }) });
