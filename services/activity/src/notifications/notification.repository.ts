import type { Page, PageRequest, Scope, Session, Store } from '@portal/service-kit';
import { collectWrites, findPage, scopeFilter } from '@portal/service-kit';
import type { Sequence } from '../stream/sequence.ports';
import type { Notification, NotificationLogItem, OffsetRange, Settled } from './notification.domain';
import type { SettledDocument, NotificationDocument, ReadMarkDocument } from './notification.model';
import { settledModel, notificationModel, readMarkModel } from './notification.model';

export type NotificationRepository = ReturnType<typeof createNotificationRepository>;

/** Notifications and read marks share the offsets of one sequence: together they are the log that streams read. */
export function createNotificationRepository({ connection }: Pick<Store, 'connection'>, sequence: Sequence) {
  const notifications = notificationModel(connection);
  const readMarks = readMarkModel(connection);
  const settledSubjects = settledModel(connection);

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

  /** What a transaction adds comes before what it settles: both may be about the same thing. */
  const collect = collectWrites<{ added: Notification } | { settled: Settled }>(async (items, session) => {
    const [added, settled] = [
      items.flatMap((item) => ('added' in item ? item.added : [])),
      items.flatMap((item) => ('settled' in item ? item.settled : [])),
    ];
    if (added.length > 0) await addAll(added, session);
    if (settled.length > 0) await keepSettled(settled, session);
    const asked = [...added.flatMap(({ asks = [] }) => asks), ...settled.map(({ subject }) => subject)];
    if (asked.length > 0) await markSettled(asked, session);
  });

  /** One that is there already stays as it is, read or not. */
  const addIfNew = (added: Notification, session: Session) => collect({ added }, session);

  /** Marks what asks for a decision about it read, of everybody, also where it comes later. */
  const settle = (settled: Settled, session: Session) => collect({ settled }, session);

  async function addAll(given: readonly Notification[], session: Session): Promise<void> {
    const first = (await sequence.next(given.length, session)) - given.length + 1;
    const additions = given.map(({ id, ...notification }, index) => ({
      updateOne: {
        filter: { _id: id },
        update: { $setOnInsert: { ...notification, position: first + index } },
        upsert: true,
      },
    }));
    await notifications.bulkWrite(additions, { session, ordered: false });
  }

  /**
   * Takes a number of the sequence too: a transaction that adds the question at the same moment does, so that one of the
   * two is tried again and finds what the other wrote.
   */
  async function keepSettled(given: readonly Settled[], session: Session): Promise<void> {
    await sequence.next(1, session);
    const kept = given.map(({ subject, at }) => ({
      updateOne: { filter: { _id: subject }, update: { $max: { at } }, upsert: true },
    }));
    await settledSubjects.bulkWrite(kept, { session });
  }

  /** Something may be asked about again after it was settled, which is then another question. */
  async function markSettled(subjects: readonly string[], session: Session): Promise<void> {
    const [given, asking] = [
      await settledSubjects.find({ _id: { $in: subjects } }, undefined, { session }).lean<SettledDocument[]>(),
      await notifications
        .find({ asks: { $in: subjects }, read: false }, { userId: 1, asks: 1, at: 1 }, { session })
        .lean<NotificationDocument[]>(),
    ];
    const settledAt = new Map(given.map(({ _id, at }) => [_id, at]));
    const read = asking.flatMap(({ _id, userId, asks = '', at: askedAt }) => {
      const at = settledAt.get(asks);
      return at && askedAt <= at ? { userId, ids: [_id], at } : [];
    });
    if (read.length === 0) return;
    await notifications.updateMany(
      { _id: { $in: read.flatMap(({ ids }) => ids) } },
      { $set: { read: true } },
      { session },
    );
    const first = (await sequence.next(read.length, session)) - read.length + 1;
    await readMarks.insertMany(
      read.map((mark, index) => ({ _id: first + index, ...mark })),
      { session },
    );
  }

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

  return { list, countUnread, findUnread, addIfNew, settle, markRead, findAfter };
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
