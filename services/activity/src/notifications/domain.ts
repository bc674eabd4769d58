import { createHash } from 'node:crypto';
import type { NotificationAnswer, NotificationKind, NotificationsRead } from '@portal/contracts';
import type { News } from '../news/domain';

export interface Notification {
  id: string;
  userId: string;
  kind: NotificationKind;
  description: string;
  link: string;
  at: Date;
  read: boolean;
}

/** What came to be in the order of arrival: a notification, or that some were marked read. */
export type Arrival = { position: number; userId: string } & (
  { notification: Notification } | { read: NotificationsRead['ids'] }
);

/** The id follows from the event's own and whom it is for, so that an event that comes twice is one notification. */
export function notificationOf(event: { id: string; time: string }, news: News): Notification {
  const { userId, kind, sentence, link } = news;
  return {
    id: createHash('sha256').update(`${event.id} ${userId}`).digest('hex').slice(0, 24),
    userId,
    kind,
    description: sentence,
    link,
    at: new Date(event.time),
    read: false,
  };
}

export function answerOf({ id, kind, description, link, at, read }: Notification): NotificationAnswer {
  return { _id: id, kind, description, link, timestamp: at.toISOString(), read };
}

export function messageOf(arrival: Arrival): { event: string; data: NotificationAnswer | NotificationsRead } {
  return 'notification' in arrival
    ? { event: 'notification', data: answerOf(arrival.notification) }
    : { event: 'read', data: { ids: arrival.read } };
}
