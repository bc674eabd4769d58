import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { pageOf, positionOf } from '@portal/service-kit';
import type { Notification } from './domain';
import type { NotificationDocument } from './model';
import { notificationModel } from './model';

interface Selection {
  userId: string;
  unread: boolean;
}

/** A part of the order of arrival. */
interface Span {
  after: number;
  upTo: number;
}

/** Notifications as their person reads them. */
export function createNotificationRepository({ connection }: Pick<Store, 'connection'>) {
  const model = notificationModel(connection);

  async function page({ userId, unread }: Selection, { limit, cursor }: PageRequest): Promise<Page<Notification>> {
    const chosen = { userId, ...(unread && { read: false }) };
    const [found, total] = await Promise.all([
      model
        .find({ ...chosen, ...before(cursor) })
        .sort({ at: -1, _id: -1 })
        .limit(limit + 1)
        .lean<NotificationDocument[]>(),
      model.countDocuments(chosen),
    ]);
    return pageOf(found.map(fromDocument), total, limit, ({ at, id }) => ({ value: at.getTime(), id }));
  }

  const unreadIn = (userId: string, { after, upTo }: Span) =>
    ({ userId, read: false, position: { $gt: after, $lte: upTo } }) as const;

  async function countUnread(userId: string, span: Span, session?: Session): Promise<number> {
    return model.countDocuments(unreadIn(userId, span)).session(session ?? null);
  }

  /** The sentences, newest first. */
  async function unread(userId: string, span: Span, limit: number): Promise<string[]> {
    const found = await model
      .find(unreadIn(userId, span), { description: 1 })
      .sort({ position: -1 })
      .limit(limit)
      .lean<{ description: string }[]>();
    return found.map(({ description }) => description);
  }

  return { page, countUnread, unread };
}

export type NotificationRepository = ReturnType<typeof createNotificationRepository>;

function before(cursor: string | undefined) {
  const position = positionOf(cursor, 'number');
  if (!position) return {};
  const { value, id } = position;
  const at = new Date(value);
  return { at: { $lte: at }, $or: [{ at: { $lt: at } }, { _id: { $lt: id } }] };
}

function fromDocument({ _id, position: _position, ...notification }: NotificationDocument): Notification {
  return { ...notification, id: _id };
}
