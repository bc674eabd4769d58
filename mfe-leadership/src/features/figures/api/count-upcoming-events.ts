import { calls } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How many events are planned, and the next of them. */
export function useUpcomingEventCount() {
  return useQuery({
    queryKey: ['events', 'count', 'planned'],
    queryFn: ({ signal }) => callList(calls.listManagedEvents, { query: { limit: 1, status: 'planned' }, signal }),
    select: ({ total, items: [next] }) => ({ total, next }),
  });
}
