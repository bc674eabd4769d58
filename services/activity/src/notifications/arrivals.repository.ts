import type { Session, Store } from '@portal/service-kit';
import type { Tail } from '../tail/domain';
import type { Arrival, Notification } from './domain';
import type { MarkDocument, NotificationDocument } from './model';
import { markModel, notificationModel } from './model';

/** What is written gets its place in the order of arrival, which streams read. */
export function createArrivalRepository({ connection }: Pick<Store, 'connection'>, tail: Tail<Session>) {
  const notifications = notificationModel(connection);
  const marks = markModel(connection);

  /** One that is there already stays as it is, read or not. Answers how many are new. */
  async function add(given: readonly Notification[], session: Session): Promise<number> {
    const ids = given.map(({ id }) => id);
    const held = await notifications.find({ _id: { $in: ids } }, { _id: 1 }, { session }).lean<{ _id: string }[]>();
    const isHeld = new Set(held.map(({ _id }) => _id));
    const added = given.filter(({ id }) => !isHeld.has(id));
    if (added.length === 0) return 0;
    const first = (await tail.take(added.length, session)) - added.length + 1;
    const rows = added.map(({ id, ...notification }, at) => ({ ...notification, _id: id, position: first + at }));
    await notifications.insertMany(rows, { session });
    return added.length;
  }

  /** False when there was nothing left to mark. */
  async function markRead(
    userId: string,
    ids: readonly string[] | undefined,
    { at, session }: { at: Date; session: Session },
  ): Promise<boolean> {
    const chosen = { userId, read: false, ...(ids && { _id: { $in: [...ids] } }) };
    const unread = ids && (await notifications.find(chosen, { _id: 1 }, { session }).lean<{ _id: string }[]>());
    const { modifiedCount } = await notifications.updateMany(chosen, { $set: { read: true } }, { session });
    if (modifiedCount === 0) return false;
    const position = await tail.take(1, session);
    await marks.create([{ _id: position, userId, ids: unread?.map(({ _id }) => _id) ?? null, at }], { session });
    return true;
  }

  /** Of two collections, so nothing beyond the last position taken is read: what lies before it is all there. */
  async function after(position: number, userId: string | null, limit: number): Promise<Arrival[]> {
    const last = await tail.last();
    if (last <= position) return [];
    const chosen = { $gt: position, $lte: last };
    const whose = userId !== null && { userId };
    const [told, marked] = await Promise.all([
      notifications
        .find({ ...whose, position: chosen })
        .sort({ position: 1 })
        .limit(limit)
        .lean<NotificationDocument[]>(),
      marks
        .find({ ...whose, _id: chosen })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<MarkDocument[]>(),
    ]);
    return [...told.map(fromNotification), ...marked.map(fromMark)]
      .sort((a, b) => a.position - b.position)
      .slice(0, limit);
  }

  return { add, markRead, after, lastPosition: tail.last };
}

export type ArrivalRepository = ReturnType<typeof createArrivalRepository>;

function fromNotification({ _id, position, ...notification }: NotificationDocument): Arrival {
  return { position, userId: notification.userId, notification: { ...notification, id: _id } };
}

function fromMark({ _id, userId, ids }: MarkDocument): Arrival {
  return { position: _id, userId, read: ids ?? 'all' };
}
