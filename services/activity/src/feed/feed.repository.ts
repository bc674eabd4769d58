import type { ActivityType } from '@portal/contracts';
import type { Page, PageRequest, Scope, Store } from '@portal/service-kit';
import { collectWrites, findPage, scopeFilter } from '@portal/service-kit';
import type { Sequence } from '../stream/sequence.ports';
import type { FeedEntry, StoredFeedEntry } from './feed.domain';
import type { FeedEntryDocument } from './feed.model';
import { feedEntryModel } from './feed.model';

const SCOPE_PATHS = { unit: 'unit.id', category: 'categories' } as const;

export type FeedRepository = ReturnType<typeof createFeedRepository>;

export function createFeedRepository({ connection }: Pick<Store, 'connection'>, sequence: Sequence) {
  const model = feedEntryModel(connection);

  /** Newest first. */
  async function list(scope: Scope, type: ActivityType | undefined, request: PageRequest): Promise<Page<FeedEntry>> {
    const filter = { ...scopeFilter(scope, SCOPE_PATHS), ...(type && { type }) };
    const page = await findPage(model, { ...request, filter, sort: { at: -1 } });
    return { ...page, items: page.items.map(fromDocument) };
  }

  async function findAfter(offset: number, scope: Scope, limit: number): Promise<StoredFeedEntry[]> {
    const found = await model
      .find({ ...scopeFilter(scope, SCOPE_PATHS), position: { $gt: offset } })
      .sort({ position: 1 })
      .limit(limit)
      .lean<FeedEntryDocument[]>();
    return found.map(fromDocument);
  }

  /** One that is there already stays as it is. */
  const addIfNew = collectWrites<FeedEntry>(async (entries, session) => {
    const first = (await sequence.next(entries.length, session)) - entries.length + 1;
    const additions = entries.map(({ id, ...entry }, index) => ({
      updateOne: { filter: { _id: id }, update: { $setOnInsert: { ...entry, position: first + index } }, upsert: true },
    }));
    await model.bulkWrite(additions, { session, ordered: false });
  });

  return { list, findAfter, addIfNew };
}

function fromDocument({ _id, position, ...entry }: FeedEntryDocument): StoredFeedEntry {
  return { id: _id, offset: position, ...entry };
}
