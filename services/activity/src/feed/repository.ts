import type { ActivityType } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { pageOf, positionOf } from '@portal/service-kit';
import type { Tail } from '../tail/domain';
import type { Audience, Entry, PlacedEntry } from './domain';
import { storedFor } from './domain';
import type { EntryDocument } from './model';
import { entryModel } from './model';

export interface FeedSelection {
  audience: Audience;
  type?: ActivityType | undefined;
}

export function createFeedRepository({ connection }: Pick<Store, 'connection'>, tail: Tail<Session>) {
  const entries = entryModel(connection);

  async function page(selection: FeedSelection, { limit, cursor }: PageRequest): Promise<Page<Entry>> {
    const chosen = { ...storedFor(selection.audience), ...(selection.type && { type: selection.type }) };
    const [found, total] = await Promise.all([
      entries
        .find({ ...chosen, ...before(cursor) })
        .sort({ at: -1, _id: -1 })
        .limit(limit + 1)
        .lean<EntryDocument[]>(),
      entries.countDocuments(chosen),
    ]);
    const page = pageOf(found, total, limit, ({ at, _id }) => ({ value: at.getTime(), id: _id }));
    return { ...page, items: page.items.map(fromDocument) };
  }

  /** In the order of arrival, for streams. */
  async function after(position: number, audience: Audience, limit: number): Promise<PlacedEntry[]> {
    const found = await entries
      .find({ ...storedFor(audience), position: { $gt: position } })
      .sort({ position: 1 })
      .limit(limit)
      .lean<EntryDocument[]>();
    return found.map(fromDocument);
  }

  async function has(id: string, session: Session): Promise<boolean> {
    return (await entries.exists({ _id: id }).session(session)) !== null;
  }

  async function append({ id, ...entry }: Entry, session: Session): Promise<void> {
    const position = await tail.take(1, session);
    await entries.create([{ ...entry, _id: id, position }], { session });
  }

  return { page, after, lastPosition: tail.last, has, append };
}

export type FeedRepository = ReturnType<typeof createFeedRepository>;

function before(cursor: string | undefined) {
  const position = positionOf(cursor, 'number');
  if (!position) return {};
  const { value, id } = position;
  const at = new Date(value);
  return { at: { $lte: at }, $or: [{ at: { $lt: at } }, { _id: { $lt: id } }] };
}

function fromDocument({ _id, ...entry }: EntryDocument): PlacedEntry {
  return { ...entry, id: _id };
}
