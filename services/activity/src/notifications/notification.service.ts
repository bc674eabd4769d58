import type { BodyOf, CloudEvent, NotificationAnswer, NotificationsRead, QueryOf } from '@portal/contracts';
import { calls } from '@portal/contracts';
import type { Actor, Clock, Page, Session, Transaction } from '@portal/service-kit';
import { idFrom } from '@portal/service-kit';
import type { Sequence } from '../stream/sequence.ports';
import type { StreamSource } from '../stream/stream.service';
import {
  asksForDecision,
  type NotificationLogItem,
  type OffsetRange,
  type PersonalNotification,
} from './notification.domain';
import { messageOf, notificationAnswerOf } from './notification.presenter';
import type { NotificationRepository } from './notification.repository';

interface Dependencies {
  repository: NotificationRepository;
  sequence: Sequence;
  transaction: Transaction;
  clock: Clock;
}

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService({ repository, sequence, transaction, clock }: Dependencies) {
  /** The ids follow from event and person, so that an event that comes twice notifies once. */
  async function record(
    event: Pick<CloudEvent, 'id' | 'time' | 'subject'>,
    notifications: readonly PersonalNotification[],
    session: Session,
  ): Promise<void> {
    const at = new Date(event.time);
    const rows = notifications.map(({ mail: _mail, ...notification }) => ({
      ...notification,
      id: idFrom(`${event.id} ${notification.userId}`),
      at,
      read: false,
      ...(asksForDecision(notification.kind) && { asks: event.subject }),
    }));
    for (const row of rows) await repository.addIfNew(row, session);
  }

  /** Nobody has to decide about the subject of the event any more. */
  async function markSettled({ subject, time }: Pick<CloudEvent, 'subject' | 'time'>, session: Session): Promise<void> {
    await repository.settle({ subject, at: new Date(time) }, session);
  }

  async function list(
    { userId }: Actor,
    { unread, ...request }: QueryOf<typeof calls.listNotifications>,
  ): Promise<Page<NotificationAnswer>> {
    const page = await repository.list({ userId, unread: unread === 'yes' }, request);
    return { ...page, items: page.items.map(notificationAnswerOf) };
  }

  async function markRead({ userId }: Actor, { ids }: BodyOf<typeof calls.markNotificationsRead>): Promise<void> {
    await transaction((session) => repository.markRead(userId, ids, { at: clock.now(), session }));
  }

  async function countUnread(userId: string, range: OffsetRange, session?: Session): Promise<number> {
    return repository.countUnread(userId, range, session);
  }

  /** The descriptions, newest first. */
  async function findUnread(userId: string, range: OffsetRange, limit: number): Promise<string[]> {
    return repository.findUnread(userId, range, limit);
  }

  async function lastOffset(): Promise<number> {
    return sequence.last();
  }

  const stream: StreamSource<NotificationLogItem, NotificationAnswer | NotificationsRead> = {
    call: calls.streamNotifications,
    sequence,
    findAfter: repository.findAfter,
    messageOf,
  };

  return { record, markSettled, list, markRead, countUnread, findUnread, lastOffset, stream };
}
