import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

/** All notifications, or those not read yet. */
export type NotificationFilter = 'all' | 'unread';

/** The person's notifications, newest first, page by page; the shell invalidates the list when one arrives. */
export function useNotifications(filter: NotificationFilter) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.notifications.lists, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callList(calls.listNotifications, {
        query: { ...(filter === 'unread' && { unread: 'yes' }), ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    // Nothing updates a list that is not shown.
    staleTime: 0,
  });
}
