import {
  MAX_UNREAD_SHOWN,
  type UnreadNotifications,
  unreadNotificationsQuery,
  useUnreadCount,
} from '@portal/campus-kit/notifications';
import { calls, type NotificationAnswer, type NotificationKind } from '@portal/contracts';
import { areaKey, readKey, type StreamMessage, useLive } from '@portal/web-kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';

const BATCH_MS = 300;
const OWN_REGISTRATION: readonly NotificationKind[] = ['registered', 'waiting', 'promoted'];

/** How many notifications are unread, kept up to date by their stream, and what to announce of those that arrived. */
export function useNewNotifications() {
  const client = useQueryClient();
  const count = useUnreadCount() ?? 0;
  const { announcement, add } = useAnnouncement();
  const receive = ({ event, data }: StreamMessage) => {
    // Another window of this person marked notifications as read.
    if (event === 'read') void client.invalidateQueries({ queryKey: areaKey(calls.listNotifications) });
    if (event !== 'notification') return;
    // Production builds leave the schemas out, so the message is not checked.
    const notification = JSON.parse(data) as NotificationAnswer;
    addUnread(client, notification);
    add(notification);
    // Made on another device, it is of an event that no list here needs to hold.
    if (OWN_REGISTRATION.includes(notification.kind)) {
      void client.invalidateQueries({ queryKey: readKey(calls.listMyRegistrations) });
    }
  };
  const status = useLive(calls.streamNotifications.path, receive);
  useEffect(() => {
    // The stream does not repeat what happened before it opened or while it was interrupted.
    if (status === 'live') void client.invalidateQueries({ queryKey: areaKey(calls.listNotifications) });
  }, [client, status]);
  return { count, announcement };
}

/** A count that is being loaded may include the new one already, so it is loaded again instead. */
function addUnread(client: QueryClient, notification: NotificationAnswer): void {
  const { queryKey } = unreadNotificationsQuery;
  const known = client.getQueryData<UnreadNotifications>(queryKey);
  if (known === undefined || client.isFetching({ queryKey }) > 0) {
    void client.invalidateQueries({ queryKey });
    return;
  }
  const items = [notification, ...known.items].slice(0, MAX_UNREAD_SHOWN);
  client.setQueryData<UnreadNotifications>(queryKey, { ...known, items, total: known.total + 1 });
}

/** Announces notifications that arrive within 300 ms in one sentence, and loads the open lists again. */
function useAnnouncement() {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const arrived = useRef<NotificationAnswer[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = () => {
    const [first, ...more] = arrived.current.splice(0);
    if (!first) return;
    void client.invalidateQueries({ queryKey: readKey(calls.listNotifications, 'pages') });
    // A screen reader would hear it from every window otherwise.
    if (document.visibilityState !== 'visible') return;
    setAnnouncement(more.length === 0 ? messages.arrived(first.description) : messages.severalArrived(more.length + 1));
  };
  const add = (notification: NotificationAnswer) => {
    if (arrived.current.push(notification) === 1) timer.current = setTimeout(announce, BATCH_MS);
  };
  return { announcement, add };
}
