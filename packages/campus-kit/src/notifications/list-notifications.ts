import { calls } from '@portal/contracts';
import { pagesQuery } from '@portal/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

/** All notifications, or those not read yet. */
export type NotificationFilter = 'all' | 'unread';

/** The person's notifications, newest first, page by page; the shell invalidates the list when one arrives. */
export function useNotifications(filter: NotificationFilter) {
  return useInfiniteQuery({
    ...pagesQuery(calls.listNotifications, { query: { ...(filter === 'unread' && { unread: 'yes' }) } }),
    // Nothing updates a list that is not shown.
    staleTime: 0,
  });
}
