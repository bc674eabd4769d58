import { equal } from '../bson/compare';
import { isDoc, type Doc } from '../bson/values';
import { badValue } from '../errors';
import type { Collection, Index } from '../collections/collection';
import { flattenClauses } from '../matching/filter';
import {
  arePoints,
  conditionsOf,
  inDirection,
  intersect,
  isSingleValue,
  KEY_END,
  type Condition,
  type Interval,
} from './bounds';
import type { SortField } from '../bson/index-keys';
import { orderOf } from './order';
import { extended, rangesOf, type Prefix, type Range } from './ranges';

/** How to find the candidates of a query: ranges of an index, the plans for the branches of an `$or`, or a scan of the collection. */
export interface Plan {
  index: Index | undefined;
  branches?: Plan[];
  ranges: Range[];
  isReverse: boolean;
  /** Whether the candidates come in the order of the sort. */
  isSorted: boolean;
  /** After how many fields of their keys the ranges have to be merged for that. */
  mergedAfter?: number | undefined;
  /** Whether all candidates match, so that none has to be tested. */
  isExact: boolean;
}

interface IndexScan extends Plan {
  index: Index;
  /** How well the index fits the query: of two scans of equal cost, the higher score wins. */
  score: number;
}

const COLLECTION_SCAN = { index: undefined, ranges: [], isReverse: false };
const FULL_RANGE: Interval = { from: '', to: KEY_END, isPoint: false };
const MAX_RANGES = 5000;
const MAX_COUNTED_RANGES = 100;

/** Plans a query with the index of which it has to read the fewest keys, or without an index when none helps. */
export function planQuery(
  collection: Pick<Collection, 'indexes'>,
  filter: Doc,
  sort: readonly SortField[],
  hint?: unknown,
): Plan {
  const { indexes } = collection;
  const conditions = conditionsOf(filter);
  const collectionScan = { ...COLLECTION_SCAN, isSorted: sort.length === 0, isExact: conditions.length === 0 };
  if (hint !== undefined) {
    const hinted = hintedIndex(indexes, hint);
    return hinted ? planIndexScan(hinted, conditions, sort) : collectionScan;
  }
  const scans = indexes
    .filter((index) => isUsable(index, conditions))
    .map((index) => planIndexScan(index, conditions, sort))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score);
  return (
    scans.find(readsMatchesOnly) ??
    cheapest([...scans, ...planUnions(collection, filter, sort)], costOf) ??
    collectionScan
  );
}

/** Nothing can read fewer keys, so that none have to be counted. */
function readsMatchesOnly({ isExact, isSorted, ranges }: Plan): boolean {
  return isExact && isSorted && ranges.every(({ others }) => others.length === 0);
}

/** The plans that read an index for each branch of an `$or`; there is none for an `$or` with a branch that needs a collection scan. */
function planUnions(collection: Pick<Collection, 'indexes'>, filter: Doc, sort: readonly SortField[]): Plan[] {
  return flattenClauses(filter, '$and').flatMap(([key, value]) => {
    if (key !== '$or' || !Array.isArray(value)) return [];
    const branches = value.filter(isDoc).map((branch) => planQuery(collection, branch, []));
    const needsNoScan = branches.every((branch) => branch.index ?? branch.branches);
    return needsNoScan ? [{ ...COLLECTION_SCAN, branches, isSorted: sort.length === 0, isExact: false }] : [];
  });
}

/** The number of keys to read; sorting the documents afterwards counts as much again. */
function costOf({ branches, index, ranges, isSorted }: Plan): number {
  const keys = branches ? branches.reduce((sum, branch) => sum + costOf(branch), 0) : index && countKeys(index, ranges);
  return (keys ?? Infinity) * (isSorted ? 1 : 2);
}

/** How many keys an index has in some ranges; of many ranges only the first ones are counted and the rest estimated. */
function countKeys({ entries }: Index, ranges: readonly Range[]): number {
  const sample = ranges.slice(0, MAX_COUNTED_RANGES);
  const count = sample.reduce((sum, { from, to }) => sum + entries.count(from, to), 0);
  return sample.length === ranges.length ? count : (count * ranges.length) / sample.length;
}

/** The item with the lowest cost; the first one of several. */
function cheapest<T extends object>([first, ...others]: readonly T[], cost: (item: T) => number): T | undefined {
  if (first === undefined || others.length === 0) return first;
  let best = { item: first, cost: cost(first) };
  for (const item of others) {
    const next = { item, cost: cost(item) };
    if (next.cost < best.cost) best = next;
  }
  return best.item;
}

/** The index of a hint; undefined for `$natural`. */
function hintedIndex(indexes: readonly Index[], hint: unknown): Index | undefined {
  if (isDoc(hint) && '$natural' in hint) return undefined;
  const index = indexes.find(({ spec }) => spec.name === hint || equal(spec.definition['key'], hint));
  if (!index) throw badValue('hint provided does not correspond to an existing index');
  return index;
}

/** A sparse or partial index can only answer queries whose matches are all in it. */
function isUsable({ spec }: Index, conditions: readonly Condition[]): boolean {
  const mustExist = (field: SortField) =>
    conditions.some(({ path, matchesMissing }) => path === field.path && !matchesMissing);
  if (spec.isSparse && !spec.fields.some(mustExist)) return false;
  return conditionsOf(spec.partial ?? {}).every((needed) => conditions.some((given) => implies(given, needed)));
}

function implies(given: Condition, needed: Condition): boolean {
  if (given.path !== needed.path) return false;
  if (given.operator === needed.operator && equal(given.value, needed.value)) return true;
  if (needed.operator === '$exists') return !needed.matchesMissing && !given.matchesMissing;
  const [inner, outer] = [given.intervals, needed.intervals];
  if (!needed.isExact || !inner || !outer) return false;
  return inner.every((one) => outer.some(({ from, to }) => from <= one.from && one.to <= to));
}

function planIndexScan(index: Index, conditions: readonly Condition[], sort: readonly SortField[]): IndexScan {
  const { fields, isUnique } = index.spec;
  const equalityFields: SortField[] = [];
  const singleValueFields: SortField[] = [];
  let prefixes: Prefix[] = [{ prefix: '', others: [], ends: [] }];
  let range: readonly Interval[] | undefined;
  for (const field of fields) {
    const intervals = intervalsOf(index, field, { conditions, prefixes, before: equalityFields });
    if (!intervals || prefixes.length * intervals.length > MAX_RANGES) break;
    if (!arePoints(intervals)) {
      range = intervals;
      break;
    }
    const more = otherValuesOf(index, field, conditions);
    prefixes = prefixes.flatMap((before) => intervals.map(({ from }) => extended(before, from, more)));
    equalityFields.push(field);
    if (intervals.length === 1) singleValueFields.push(field);
  }
  const boundPaths = fields.slice(0, equalityFields.length + (range ? 1 : 0)).map(({ path }) => path);
  const ranges = rangesOf(prefixes, range ?? [FULL_RANGE]);
  const { natural, direction, mergedAfter } = orderOf(index, ranges, { equalityFields, singleValueFields, sort });
  if (natural === -1) ranges.reverse();
  return {
    index,
    ranges,
    isReverse: direction === -1,
    isSorted: sort.length === 0 || direction !== 0,
    mergedAfter,
    isExact: conditions.every((each) => boundPaths.includes(each.path) && isExactFor(index, each, conditions)),
    score:
      equalityFields.length * 10 +
      (range ? 5 : 0) +
      (sort.length > 0 && direction !== 0 ? 3 : 0) +
      (isUnique && equalityFields.length === fields.length ? 100 : 0),
  };
}

/** An index key of an array is that of one element: two conditions may be met by different ones, and an empty array has no key. */
function isExactFor({ arrays }: Index, { path, isExact, matchesMissing }: Condition, all: readonly Condition[]) {
  const same = all.filter((other) => other.path === path);
  const isAnswered = same.length === 1 || (arrays.size === 1 && same.every(isSingleValue));
  return isExact && (!arrays.has(path) || (isAnswered && !matchesMissing));
}

/** The values that a field must have besides each other, which only one array in the index can. */
function otherValuesOf({ arrays }: Index, field: SortField, conditions: readonly Condition[]): string[] {
  if (arrays.size !== 1 || !arrays.has(field.path)) return [];
  const single = conditions.filter((each) => each.path === field.path && isSingleValue(each));
  return single.flatMap(({ intervals = [] }) => inDirection(intervals, field).map(({ from }) => from));
}

interface ScanSoFar {
  conditions: readonly Condition[];
  /** The keys that the fields before may have, and these fields. */
  prefixes: readonly Prefix[];
  before: readonly SortField[];
}

/**
 * The intervals of a field in an index. For an array they are of one condition only, because different elements may meet
 * different conditions. A field below the same array as a field before it has none for the same reason.
 */
function intervalsOf(
  index: Index,
  field: SortField,
  { conditions, prefixes, before }: ScanSoFar,
): readonly Interval[] | undefined {
  const { path } = field;
  const known = conditions.flatMap((each) => (each.path === path && each.intervals ? [each.intervals] : []));
  if (known.length === 0 || (index.isMultikey && before.some((other) => rootField(other.path) === rootField(path))))
    return undefined;
  const lists = known.map((intervals) => inDirection(intervals, field));
  if (!index.arrays.has(path)) return lists.reduce(intersect);
  return cheapest(lists.filter(arePoints), (points) => countKeys(index, rangesOf(prefixes, points))) ?? lists[0];
}

function rootField(path: string): string | undefined {
  return path.split('.')[0];
}
