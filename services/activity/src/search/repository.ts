import type { SearchKind } from '@portal/contracts';
import type { Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import type { Found, SearchEntry } from './domain';
import { searchEntryModel } from './model';

/** Which entries of a kind, and from which end of their order. */
export interface SearchSelection {
  kind: SearchKind;
  /** All of them. */
  terms: readonly string[];
  /** From this key on, this one included. */
  from?: string;
  /** Up to this key, without it; then the last ones come first. */
  before?: string;
  /** Only keys that begin so. */
  beginning?: string;
  limit: number;
}

type ReadEntry = Found & { unit: { title: string }[] };

export type SearchRepository = ReturnType<typeof createSearchRepository>;

export function createSearchRepository(store: Pick<Store, 'connection'>) {
  const model = searchEntryModel(store.connection);
  const entries = model.collection;
  const { collectionName } = entries;

  /** An equality on the index, read in its order as far as the limit; units by their names of the moment. */
  async function find(selection: SearchSelection): Promise<Found[]> {
    const way = selection.before === undefined ? 1 : -1;
    const found = await entries
      .aggregate<ReadEntry>(
        [
          { $match: conditionsOf(selection) },
          { $sort: { key: way, _id: way } },
          { $limit: selection.limit },
          { $lookup: { from: collectionName, localField: 'above', foreignField: '_id', as: 'unit' } },
          { $project: { version: 0, terms: 0, keptAt: 0, 'unit.terms': 0 } },
        ],
        { hint: { terms: 1, kind: 1, key: 1, _id: 1 } },
      )
      .toArray();
    return found.map(({ unit, ...entry }) => ({ ...entry, aboveName: unit[0]?.title ?? entry.aboveName }));
  }

  return { find, rows: createCopyRows<SearchEntry>(store, collectionName) };
}

function conditionsOf({ kind, terms, from, before, beginning }: SearchSelection): object {
  const [first, ...others] = terms;
  const key = {
    ...(from !== undefined && { $gte: from }),
    ...(before !== undefined && { $lt: before }),
    ...(beginning !== undefined && { $gte: beginning, $lt: `${beginning}\uffff` }),
  };
  return {
    terms: first,
    kind,
    ...(Object.keys(key).length > 0 && { key }),
    ...(others.length > 0 && { $and: others.map((term) => ({ terms: term })) }),
  };
}
