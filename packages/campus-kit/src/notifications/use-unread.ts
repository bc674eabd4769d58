import { calls, type NotificationAnswer } from '@portal/contracts';
import { pageQuery, type ListPage } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Notifications that were not read yet: how many there are, and the newest of them. */
export type UnreadNotifications = ListPage<NotificationAnswer[]>;

/** How many of them are known with their texts. */
export const MAX_UNREAD_SHOWN = 3;

/** The newest notifications that the person has not read; the bell asks for them anyway, and the shell keeps them up to date. */
export const unreadNotificationsQuery = pageQuery(calls.listNotifications, {
  query: { unread: 'yes', limit: MAX_UNREAD_SHOWN },
});

/** The newest unread notifications and their number; undefined until loaded. */
export const useUnreadNotifications = () => useQuery(unreadNotificationsQuery);

/** How many notifications the person has not read; undefined until loaded. The shell keeps it up to date. */
export function useUnreadCount(): number | undefined {
  return useQuery({ ...unreadNotificationsQuery, select: ({ total }) => total }).data;
}
