import type { Page, PageRequest, Scope, Session, Store } from '@portal/service-kit';
import { collectWrites, findPage, scopeFilter } from '@portal/service-kit';
import type { Sequence } from '../stream/sequence.ports';
import type { Notification, NotificationLogItem, OffsetRange } from './notification.domain';
import type { NotificationDocument, ReadMarkDocument } from './notification.model';
import { notificationModel, readMarkModel } from './notification.model';

export type NotificationRepository = ReturnType<typeof createNotificationRepository>;

/** Notifications and read marks share the offsets of one sequence: together they are the log that streams read. */
export function createNotificationRepository({ connection }: Pick<Store, 'connection'>, sequence: Sequence) {
  const notifications = notificationModel(connection);
  const readMarks = readMarkModel(connection);

  /** Newest first. */
  async function list(
    { userId, unread }: { userId: string; unread: boolean },
    request: PageRequest,
  ): Promise<Page<Notification>> {
    const filter = { userId, ...(unread && { read: false }) };
    const page = await findPage(notifications, { ...request, filter, sort: { at: -1 } });
    return { ...page, items: page.items.map(fromDocument) };
  }

  async function countUnread(userId: string, range: OffsetRange, session: Session | null = null): Promise<number> {
    return notifications.countDocuments(unreadIn(userId, range)).session(session);
  }

  /** The descriptions, newest first. */
  async function findUnread(userId: string, range: OffsetRange, limit: number): Promise<string[]> {
    const found = await notifications
      .find(unreadIn(userId, range), { description: 1 })
      .sort({ position: -1 })
      .limit(limit)
      .lean<{ description: string }[]>();
    return found.map(({ description }) => description);
  }

  /** One that is there already stays as it is, read or not. */
  const addIfNew = collectWrites<Notification>(async (given, session) => {
    const first = (await sequence.next(given.length, session)) - given.length + 1;
    const additions = given.map(({ id, ...notification }, index) => ({
      updateOne: {
        filter: { _id: id },
        update: { $setOnInsert: { ...notification, position: first + index } },
        upsert: true,
      },
    }));
    await notifications.bulkWrite(additions, { session, ordered: false });
  });

  /** Marks these, or all of a person's, read. */
  async function markRead(
    userId: string,
    ids: readonly string[] | undefined,
    { at, session }: { at: Date; session: Session },
  ): Promise<void> {
    const filter = { userId, read: false, ...(ids && { _id: { $in: [...ids] } }) };
    const unread = ids && (await notifications.find(filter, { _id: 1 }, { session }).lean<{ _id: string }[]>());
    const { modifiedCount } = await notifications.updateMany(filter, { $set: { read: true } }, { session });
    if (modifiedCount === 0) return;
    const offset = await sequence.next(1, session);
    await readMarks.create([{ _id: offset, userId, ids: unread?.map(({ _id }) => _id) ?? null, at }], { session });
  }

  /** Reads two collections, and so nothing beyond the last offset, up to which both are complete. */
  async function findAfter(offset: number, scope: Scope, limit: number): Promise<NotificationLogItem[]> {
    const last = await sequence.last();
    if (last <= offset) return [];
    const offsets = { $gt: offset, $lte: last };
    const owner = scopeFilter(scope, { owner: 'userId' });
    const [added, marked] = await Promise.all([
      notifications
        .find({ ...owner, position: offsets })
        .sort({ position: 1 })
        .limit(limit)
        .lean<NotificationDocument[]>(),
      readMarks
        .find({ ...owner, _id: offsets })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<ReadMarkDocument[]>(),
    ]);
    const items = [...added.map(itemOfNotification), ...marked.map(itemOfReadMark)];
    return items.toSorted((one, other) => one.offset - other.offset).slice(0, limit);
  }

  return { list, countUnread, findUnread, addIfNew, markRead, findAfter };
}

function unreadIn(userId: string, { after, upTo }: OffsetRange) {
  return { userId, read: false, position: { $gt: after, $lte: upTo } };
}

function fromDocument({ _id, position: _position, ...notification }: NotificationDocument): Notification {
  return { id: _id, ...notification };
}

function itemOfNotification(document: NotificationDocument): NotificationLogItem {
  return { offset: document.position, ownerId: document.userId, notification: fromDocument(document) };
}

function itemOfReadMark({ _id, userId, ids }: ReadMarkDocument): NotificationLogItem {
  return { offset: _id, ownerId: userId, read: ids ?? 'all' };
}
