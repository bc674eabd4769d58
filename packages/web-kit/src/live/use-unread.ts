import { calls, type NotificationAnswer } from '@portal/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callList, type ListPage } from '../api/call-api';
import { queryKeys } from '../query-keys/query-keys';

/** Notifications that were not read yet: how many there are, and the newest of them. */
export type UnreadNotifications = Pick<ListPage<NotificationAnswer[]>, 'items' | 'total'>;

/** How many of them are known with their texts. */
export const MAX_UNREAD_SHOWN = 3;

/** The newest notifications that the person has not read; the bell asks for them anyway, and the shell keeps them up to date. */
export const unreadNotificationsQuery = queryOptions({
  queryKey: queryKeys.notifications.unread,
  queryFn: async ({ signal }): Promise<UnreadNotifications> => {
    const query = { unread: 'yes', limit: MAX_UNREAD_SHOWN } as const;
    const { items, total } = await callList(calls.listNotifications, { query, signal });
    return { items, total };
  },
});

export const useUnreadNotifications = () => useQuery(unreadNotificationsQuery);

/** How many notifications the person has not read; undefined until loaded. The shell keeps it up to date. */
export function useUnreadCount(): number | undefined {
  return useQuery({ ...unreadNotificationsQuery, select: ({ total }) => total }).data;
}
