interface Waiting {
  readonly _id: string;
  readonly since: string;
  /** The day and time at which it is too late, of the kinds that have one. */
  readonly neededBy?: string | undefined;
}

interface PartialList<Item> {
  readonly items: readonly Item[];
  /** Of all, loaded or not. */
  readonly total: number;
}

const byAge = (one: Waiting, other: Waiting) =>
  one.since < other.since || (one.since === other.since && one._id < other._id) ? -1 : 1;

const byNeed = (one: Waiting, other: Waiting) => {
  const [first = '', second = ''] = [one.neededBy, other.neededBy];
  return first === second ? byAge(one, other) : first < second ? -1 : 1;
};

/**
 * Lists that each begin with their oldest, as one. What is younger than the last one loaded of a list that goes on stays
 * out: what is not loaded yet belongs before it.
 */
export function oldestFirst<Item extends Waiting>(lists: readonly PartialList<Item>[]): Item[] {
  const ends = lists.flatMap(({ items, total }) => (items.length < total ? [items.at(-1)?.since ?? ''] : []));
  const horizon = ends.toSorted()[0];
  return lists
    .flatMap(({ items }) => items)
    .filter(({ since }) => horizon === undefined || since <= horizon)
    .toSorted(byAge);
}

/** What is needed by a day, the soonest first as far as it is loaded, and then everything else, the oldest first. */
export function mostUrgentFirst<Item extends Waiting>(lists: readonly PartialList<Item>[]): Item[] {
  const isTimed = ({ items: [first] }: PartialList<Item>) => first?.neededBy !== undefined;
  const timed = lists.filter(isTimed).flatMap(({ items }) => items);
  return [...timed.toSorted(byNeed), ...oldestFirst(lists.filter((list) => !isTimed(list)))];
}
