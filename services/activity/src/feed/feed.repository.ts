import type { ActivityType } from '@portal/contracts';
import type { Page, PageRequest, Scope, Session, Store } from '@portal/service-kit';
import { findPage, scopeFilter } from '@portal/service-kit';
import type { Sequence } from '../stream/sequence.domain';
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

  async function addIfNew({ id, ...entry }: FeedEntry, session: Session): Promise<void> {
    if (await model.exists({ _id: id }).session(session)) return;
    const position = await sequence.next(1, session);
    await model.create([{ ...entry, _id: id, position }], { session });
  }

  return { list, findAfter, addIfNew };
}

function fromDocument({ _id, position, ...entry }: FeedEntryDocument): StoredFeedEntry {
  return { ...entry, id: _id, offset: position };
}
