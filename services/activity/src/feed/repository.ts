import type { ActivityType } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { pageOf, positionOf } from '@portal/service-kit';
import type { Audience, Entry, PlacedEntry } from './domain';
import { storedFor } from './domain';
import type { EntryDocument } from './model';
import { entryModel, tailModel } from './model';

export interface FeedSelection {
  audience: Audience;
  type?: ActivityType | undefined;
}

const TAIL = 'feed';

export function createFeedRepository({ connection }: Pick<Store, 'connection'>) {
  const entries = entryModel(connection);
  const tail = tailModel(connection);

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

  /** The last position given out; nothing at or before it is still on its way. */
  async function lastPosition(): Promise<number> {
    const found = await tail.findById(TAIL).lean();
    return found?.position ?? 0;
  }

  async function has(id: string, session: Session): Promise<boolean> {
    return (await entries.exists({ _id: id }).session(session)) !== null;
  }

  /**
   * Taking a position writes the tail row in the entry's own transaction, so two entries that arrive at once are made
   * to follow each other: whoever reads up to a position can be sure that nothing before it appears later.
   */
  async function append({ id, ...entry }: Entry, session: Session): Promise<void> {
    const { position } = await tail
      .findOneAndUpdate({ _id: TAIL }, { $inc: { position: 1 } }, { session, upsert: true, returnDocument: 'after' })
      .orFail()
      .lean();
    await entries.create([{ ...entry, _id: id, position }], { session });
  }

  return { page, after, lastPosition, has, append };
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
