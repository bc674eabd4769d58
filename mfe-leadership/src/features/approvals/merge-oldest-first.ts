interface Waiting {
  readonly _id: string;
  readonly since: string;
}

interface PartialList<Item> {
  readonly items: readonly Item[];
  /** Of all, loaded or not. */
  readonly total: number;
}

const byAge = (one: Waiting, other: Waiting) =>
  one.since < other.since || (one.since === other.since && one._id < other._id) ? -1 : 1;

/**
 * Lists that each begin with their oldest, as one. What is younger than the last one loaded of a list that goes on stays
 * out: what is not loaded yet belongs before it.
 */
export function mergeOldestFirst<Item extends Waiting>(lists: readonly PartialList<Item>[]): Item[] {
  const ends = lists.flatMap(({ items, total }) => (items.length < total ? [items.at(-1)?.since ?? ''] : []));
  const horizon = ends.toSorted()[0];
  return lists
    .flatMap(({ items }) => items)
    .filter(({ since }) => horizon === undefined || since <= horizon)
    .toSorted(byAge);
}
