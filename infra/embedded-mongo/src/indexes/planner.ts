import { equal } from '../bson/compare';
import { invertKey } from '../bson/key-encoding';
import { isDoc, type Doc } from '../bson/values';
import { badValue } from '../errors';
import type { Collection, Index } from '../storage/collection';
import { conditionsOf, intersect, KEY_END, type Condition, type Interval } from './bounds';
import type { SortField } from './index-keys';

/** A range of index keys that all begin with `prefix`, the values of the fields that are compared for equality. */
export interface Range {
  from: string;
  to: string;
  prefix: string;
}

/** How to find the candidates of a query: ranges of an index, or a scan of the collection. */
export interface Plan {
  index: Index | undefined;
  ranges: Range[];
  isReverse: boolean;
  /** Whether the candidates come in the order of the sort. */
  isSorted: boolean;
  /** Whether the ranges have to be merged for that. */
  isMerged: boolean;
  /** Whether all candidates match, so that none has to be tested. */
  isExact: boolean;
  /** The higher, the better the index. */
  score: number;
}

const COLLECTION_SCAN = { index: undefined, ranges: [], isReverse: false, isMerged: false, isExact: false, score: 0 };
const FULL_RANGE: Interval = { from: '', to: KEY_END, isPoint: false };
const MAX_RANGES = 5000;
const MAX_COUNTED = 1_000;
const MAX_MERGED_RANGES = 16;

/** Chooses the index that narrows a query most, or that gives its order. */
export function planQuery({ indexes }: Collection, filter: Doc, sort: readonly SortField[], hint?: unknown): Plan {
  const conditions = conditionsOf(filter);
  const hinted = hint === undefined ? undefined : hintedIndex(indexes, hint);
  if (hinted) return planIndexScan(hinted, conditions, sort);
  const usable = hint === undefined ? indexes.filter((index) => isUsable(index, conditions)) : [];
  const best = usable
    .map((index) => planIndexScan(index, conditions, sort))
    .sort((left, right) => right.score - left.score)[0];
  return best && best.score > 0
    ? best
    : { ...COLLECTION_SCAN, isSorted: sort.length === 0, isExact: conditions.length === 0 };
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

function planIndexScan(index: Index, conditions: readonly Condition[], sort: readonly SortField[]): Plan {
  const { fields, isUnique } = index.spec;
  const equalityFields: SortField[] = [];
  const singleValueFields: SortField[] = [];
  let prefixes = [''];
  let range: readonly Interval[] | undefined;
  for (const field of fields) {
    const intervals = intervalsOf(index, field, equalityFields, conditions);
    if (!intervals || prefixes.length * intervals.length > MAX_RANGES) break;
    if (!intervals.every(({ isPoint }) => isPoint)) {
      range = intervals;
      break;
    }
    prefixes = prefixes.flatMap((prefix) => intervals.map(({ from }) => prefix + from));
    equalityFields.push(field);
    if (intervals.length === 1) singleValueFields.push(field);
  }
  const boundPaths = fields.slice(0, equalityFields.length + (range ? 1 : 0)).map(({ path }) => path);
  const ranges = prefixes.flatMap((prefix) =>
    (range ?? [FULL_RANGE]).map(({ from, to }) => ({ from: prefix + from, to: prefix + to, prefix })),
  );
  // With a single value of an array, a document has one key in the ranges, and these are in order as without arrays.
  const natural = areAllAmong(index.arrays, singleValueFields) ? directionOf(fields, singleValueFields, sort) : 0;
  const canMerge = natural === 0 && areAllAmong(index.arrays, equalityFields) && ranges.length <= MAX_MERGED_RANGES;
  const direction = canMerge ? directionOf(fields.slice(equalityFields.length), singleValueFields, sort) : natural;
  if (natural === -1) ranges.reverse();
  return {
    index,
    ranges,
    isReverse: direction === -1,
    isSorted: sort.length === 0 || direction !== 0,
    isMerged: canMerge && direction !== 0,
    isExact: conditions.every((each) => boundPaths.includes(each.path) && isExactFor(index, each, conditions)),
    score:
      equalityFields.length * 10 +
      (range ? 5 : 0) +
      (sort.length > 0 && direction !== 0 ? 3 : 0) +
      (isUnique && equalityFields.length === fields.length ? 100 : 0),
  };
}

/** An index key of an array stands for one element: two conditions may be met by different ones, and an empty array has no key. */
function isExactFor({ arrays }: Index, { path, isExact, matchesMissing }: Condition, all: readonly Condition[]) {
  const isAlone = all.filter((other) => other.path === path).length === 1;
  return isExact && (!arrays.has(path) || (isAlone && !matchesMissing));
}

function areAllAmong(arrays: ReadonlySet<string>, fields: readonly SortField[]): boolean {
  return [...arrays].every((array) => fields.some(({ path }) => path === array));
}

/**
 * The intervals of a field in an index. For an array only one condition can be used, because different elements may meet
 * different conditions. A field below the same array as a field before it has none for the same reason.
 */
function intervalsOf(
  { isMultikey, arrays, entries }: Index,
  { path, direction }: SortField,
  before: readonly SortField[],
  conditions: readonly Condition[],
): readonly Interval[] | undefined {
  const intervalLists = conditions.flatMap((each) => (each.path === path && each.intervals ? [each.intervals] : []));
  if (intervalLists.length === 0 || (isMultikey && before.some((field) => rootField(field.path) === rootField(path))))
    return undefined;
  const points = intervalLists.filter((intervals) => intervals.every(({ isPoint }) => isPoint));
  const mostSelective = (before.length === 0 ? fewest(entries, points) : points[0]) ?? intervalLists[0] ?? [];
  const intervals = arrays.has(path) ? mostSelective : intervalLists.reduce(intersect);
  return direction === 1 ? intervals : intervals.map(invertInterval).reverse();
}

/** Of several values that an array must contain, the one with the fewest keys: all are scanned side by side until one ends. */
function fewest(entries: Index['entries'], points: readonly (readonly Interval[])[]): readonly Interval[] | undefined {
  if (points.length < 2) return points[0];
  const scans = points.map((intervals) => ({ intervals, rest: entriesOf(entries, intervals) }));
  for (let step = 0; step < MAX_COUNTED; step += 1) {
    const ended = scans.find(({ rest }) => rest.next().done);
    if (ended) return ended.intervals;
  }
  return points[0];
}

function* entriesOf(entries: Index['entries'], intervals: readonly Interval[]) {
  for (const { from, to } of intervals) yield* entries.scan(from, to);
}

function rootField(path: string): string | undefined {
  return path.split('.')[0];
}

function invertInterval({ from, to, isPoint }: Interval): Interval {
  return { from: invertBound(to), to: invertBound(from), isPoint };
}

function invertBound(bound: string): string {
  return bound.endsWith(KEY_END) ? invertKey(bound.slice(0, -1)) : invertKey(bound) + KEY_END;
}

/** 1 when index fields, apart from those with a single value, have the order of a sort; -1 when they have its reverse; else 0. */
function directionOf(
  fields: readonly SortField[],
  singleValueFields: readonly SortField[],
  sort: readonly SortField[],
): 1 | -1 | 0 {
  const isOrdering = ({ path }: SortField) => !singleValueFields.some((field) => field.path === path);
  const [given, wanted] = [fields.filter(isOrdering), sort.filter(isOrdering)];
  const factor = !wanted[0] || given[0]?.direction === wanted[0].direction ? 1 : -1;
  const isSame = wanted.every(
    ({ path, direction }, n) => given[n]?.path === path && given[n].direction * factor === direction,
  );
  return isSame ? factor : 0;
}
