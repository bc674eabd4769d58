import { calls, type NotificationAnswer } from '@portal/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ListPage } from '../api/call-api';
import { pageQuery } from '../calls/read-query';

/** Notifications that were not read yet: how many there are, and the newest of them. */
export type UnreadNotifications = ListPage<NotificationAnswer[]>;

/** How many of them are known with their texts. */
export const MAX_UNREAD_SHOWN = 3;

/** The newest notifications that the person has not read; the bell asks for them anyway, and the shell keeps them up to date. */
export const unreadNotificationsQuery = pageQuery(calls.listNotifications, {
  query: { unread: 'yes', limit: MAX_UNREAD_SHOWN },
});

export const useUnreadNotifications = () => useQuery(unreadNotificationsQuery);

/** How many notifications the person has not read; undefined until loaded. The shell keeps it up to date. */
export function useUnreadCount(): number | undefined {
  return useQuery({ ...unreadNotificationsQuery, select: ({ total }) => total }).data;
}
