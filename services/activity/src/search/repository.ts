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

export type SearchRepository = ReturnType<typeof createSearchRepository>;

export function createSearchRepository(store: Pick<Store, 'connection'>) {
  const model = searchEntryModel(store.connection);
  const { collectionName } = model.collection;

  /** An equality on the index, read in its order as far as the limit. */
  async function read(chosen: object, order: Record<string, 1 | -1>, limit: number): Promise<Found[]> {
    return model.collection.find<Found>(chosen, { sort: order, limit, hint: INDEX, projection: SHOWN }).toArray();
  }

  async function find(selection: SearchSelection): Promise<Found[]> {
    const way = selection.before === undefined ? 1 : -1;
    return read(conditionsOf(selection), { key: way, _id: way }, selection.limit);
  }

  /** The first of several kinds, with the kinds of which these are all. */
  async function first(kinds: readonly SearchKind[], terms: readonly string[], limit: number) {
    // Backwards: of units and positions there are fewer than of people, and of people fewer than of events.
    const backwards = { kind: -1, key: -1, _id: -1 } as const;
    const found = await read(conditionsOf({ kind: { $in: [...kinds] }, terms }), backwards, limit);
    const end = found.length < limit ? '' : (found.at(-1)?.kind ?? '');
    return { found, whole: kinds.filter((kind) => kind > end) };
  }

  /** With one command: positions, and behind them the units whose keys begin so. */
  async function positionsAndUnits(terms: readonly string[], beginning: string, limit: number): Promise<Found[]> {
    const chosen = {
      ...conditionsOf({ kind: { $in: ['position', 'unit'] }, terms }),
      $or: [{ kind: 'position' }, { key: begins(beginning) }],
    };
    return read(chosen, { kind: 1, key: 1, _id: 1 }, limit);
  }

  /** What units are called. */
  async function titles(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await model.find({ _id: { $in: ids } }, { title: 1 }).lean<{ _id: string; title: string }[]>();
    return new Map(found.map(({ _id, title }) => [_id, title]));
  }

  return { find, first, positionsAndUnits, titles, rows: createCopyRows<SearchEntry>(store, collectionName) };
}

const INDEX = { terms: 1, kind: 1, key: 1, _id: 1 } as const;
const SHOWN: Record<keyof Found, 1> = {
  _id: 1,
  kind: 1,
  title: 1,
  key: 1,
  category: 1,
  detail: 1,
  above: 1,
  aboveName: 1,
  start: 1,
  status: 1,
  role: 1,
};

const begins = (beginning: string) => ({ $gte: beginning, $lt: `${beginning}\uffff` });

type Chosen = Omit<SearchSelection, 'kind' | 'limit'> & { kind: SearchKind | { $in: SearchKind[] } };

function conditionsOf({ kind, terms, from, before, beginning }: Chosen): object {
  const [first, ...others] = terms;
  const key = {
    ...(from !== undefined && { $gte: from }),
    ...(before !== undefined && { $lt: before }),
    ...(beginning !== undefined && begins(beginning)),
  };
  return {
    terms: first,
    kind,
    ...(Object.keys(key).length > 0 && { key }),
    ...(others.length > 0 && { $and: others.map((term) => ({ terms: term })) }),
  };
}
