import { createHash } from 'node:crypto';
import type { NotificationAnswer, NotificationKind } from '@portal/contracts';
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

/** The id follows from the event's own, so that an event that comes twice is one notification. */
export function notificationOf(event: { id: string; time: string }, news: News): Notification {
  const { userId, kind, sentence, eventId } = news;
  return {
    id: createHash('sha256').update(event.id).digest('hex').slice(0, 24),
    userId,
    kind,
    description: sentence,
    link: `/events/${eventId}`,
    at: new Date(event.time),
    read: false,
  };
}

export function answerOf({ id, kind, description, link, at, read }: Notification): NotificationAnswer {
  return { _id: id, kind, description, link, timestamp: at.toISOString(), read };
}
