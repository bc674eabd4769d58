import type { SearchKind } from '@portal/contracts';
import type { Session, Store } from '@portal/service-kit';
import { createCopyRows, renewFields } from '@portal/service-kit';
import { listedBy, underUnit } from './search-entry.domain';
import type { FoundEntry, SearchEntry } from './search.domain';
import { searchEntryModel } from './search.model';

export interface SearchSelection {
  kind: SearchKind;
  /** The entry meets all of them. */
  terms: readonly object[];
  /** Only from this key on. */
  from?: string;
  /** Only before this key; then the last ones come first. */
  before?: string;
  /** Only keys that begin so. */
  prefix?: string;
  limit: number;
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;

export function createSearchRepository(store: Pick<Store, 'connection'>) {
  const model = searchEntryModel(store.connection);
  const rows = createCopyRows<SearchEntry>(store, model.collection.collectionName);

  /** An equality on the index, read in its order up to the limit. */
  async function read(filter: object, order: Record<string, 1 | -1>, limit: number): Promise<FoundEntry[]> {
    return model.collection.find<FoundEntry>(filter, { sort: order, limit, projection: PROJECTION }).toArray();
  }

  async function find(selection: SearchSelection): Promise<FoundEntry[]> {
    const direction = selection.before === undefined ? 1 : -1;
    return read(filterOf(selection), { key: direction, _id: direction }, selection.limit);
  }

  /** The first entries of several kinds, with the kinds of which these are all there are. */
  async function findFirst(kinds: readonly SearchKind[], terms: readonly object[], limit: number) {
    // Backwards: of units and positions there are fewer than of people, and of people fewer than of events.
    const backwards = { kind: -1, key: -1, _id: -1 } as const;
    const found = await read(filterOf({ kind: { $in: [...kinds] }, terms }), backwards, limit);
    const end = found.length < limit ? '' : (found.at(-1)?.kind ?? '');
    return { found, completeKinds: kinds.filter((kind) => kind > end) };
  }

  /** In one command: positions, and after them the units whose keys begin so. */
  async function findPositionsAndUnits(terms: readonly object[], prefix: string, limit: number): Promise<FoundEntry[]> {
    const filter = {
      ...filterOf({ kind: { $in: ['position', 'unit'] }, terms }),
      $or: [{ kind: 'position' }, { key: startsWith(prefix) }],
    };
    return read(filter, { kind: 1, key: 1, _id: 1 }, limit);
  }

  async function titlesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await model.find({ _id: { $in: ids } }, { title: 1 }).lean<{ _id: string; title: string }[]>();
    return new Map(found.map(({ _id, title }) => [_id, title]));
  }

  /** What belongs to a unit follows it. */
  async function placeEntriesUnder(unit: SearchEntry, session: Session): Promise<void> {
    const kinds: SearchKind[] = ['position', 'event'];
    const found = await model
      .find({ above: unit._id, kind: { $in: kinds } })
      .session(session)
      .lean<SearchEntry[]>();
    await place(
      found.map((entry) => ({ entry, unit })),
      session,
    );
  }

  /** Each follows the unit that it belongs to, where there is one. */
  async function placeUnderUnits(entries: readonly SearchEntry[], session: Session): Promise<void> {
    const ids = new Set(entries.flatMap(({ above, kind }) => (above === null || kind === 'unit' ? [] : [above])));
    if (ids.size === 0) return;
    const found = await model
      .find({ _id: { $in: [...ids] } })
      .session(session)
      .lean<SearchEntry[]>();
    const units = new Map(found.map((unit) => [unit._id, unit]));
    const placed = entries.flatMap((entry) => {
      const unit = entry.kind === 'unit' ? undefined : units.get(entry.above ?? '');
      return unit ? [{ entry, unit }] : [];
    });
    await place(placed, session);
  }

  async function place(placed: readonly { entry: SearchEntry; unit: SearchEntry }[], session: Session): Promise<void> {
    const updates = placed.flatMap(({ entry, unit }) => {
      const due = underUnit(entry, unit);
      const isPlaced = due.category === entry.category && due.terms.join() === entry.terms.join();
      return isPlaced ? [] : [{ updateOne: { filter: { _id: entry._id }, update: { $set: due } } }];
    });
    if (updates.length > 0) await model.bulkWrite(updates, { session, ordered: false });
  }

  /** Entries of earlier builds are found and sorted as today's. */
  async function renewListFields(): Promise<void> {
    const units = await model.find({ kind: 'unit' }, { title: 1 }).lean<Pick<SearchEntry, '_id' | 'title'>[]>();
    const nameOf = new Map(units.map(({ _id, title }) => [_id, title]));
    await renewFields<SearchEntry>(model, (entry) => listedBy(entry, nameOf.get(entry.above ?? '') ?? entry.aboveName));
  }

  return {
    find,
    findFirst,
    findPositionsAndUnits,
    titlesOf,
    placeEntriesUnder,
    placeUnderUnits,
    renewListFields,
    rows,
  };
}

const PROJECTION = { version: 0, terms: 0, text: 0, keptAt: 0 };

function startsWith(prefix: string) {
  return { $gte: prefix, $lt: `${prefix}\uffff` };
}

type Filter = Omit<SearchSelection, 'kind' | 'limit'> & { kind: SearchKind | { $in: SearchKind[] } };

function filterOf({ kind, terms, from, before, prefix }: Filter): object {
  const key = {
    ...(from !== undefined && { $gte: from }),
    ...(before !== undefined && { $lt: before }),
    ...(prefix !== undefined && startsWith(prefix)),
  };
  return {
    kind,
    ...(Object.keys(key).length > 0 && { key }),
    $and: [...terms],
  };
}
