import { equal } from '../bson/compare';
import { flip } from '../bson/order-key';
import { isDoc, type Doc } from '../bson/values';
import { badValue } from '../errors';
import type { Collection, Index } from '../storage/collection';
import { conditionsOf, intersected, last, type Condition, type Interval } from './bounds';
import type { SortField } from './index-keys';

/** A part of an index: all its keys begin with the `prefix` of the fields that are fixed. */
export interface Range {
  from: string;
  to: string;
  prefix: string;
}

/** How to find the candidates of a query: ranges of an index, or everything. Matches are still to be tested. */
export interface Plan {
  index: Index | undefined;
  ranges: Range[];
  isReverse: boolean;
  /** Whether candidates come in the order that was asked for. */
  isSorted: boolean;
  /** Whether the ranges are to be read side by side for that. */
  isMerged: boolean;
  /** Whether the ranges hold matches only, so that none is to be tested. */
  isExact: boolean;
  /** How much the index is worth. */
  score: number;
}

const search = { index: undefined, ranges: [], isReverse: false, isMerged: false, isExact: false, score: 0 };
const everything: Interval = { from: '', to: last, isPoint: false };
const mostRanges = 5000;
const mostCounted = 1_000;
/** So many ranges at most are read side by side. */
const mostMerged = 16;

/** Chooses the index that narrows a query most; sorting by it counts too. */
export function plan({ indexes }: Collection, filter: Doc, sort: readonly SortField[], hint?: unknown): Plan {
  const conditions = conditionsOf(filter);
  const hinted = hint === undefined ? undefined : hintedIndex(indexes, hint);
  if (hinted) return planOf(hinted, conditions, sort);
  const usable = hint === undefined ? indexes.filter((index) => isUsable(index, conditions)) : [];
  const best = usable
    .map((index) => planOf(index, conditions, sort))
    .sort((left, right) => right.score - left.score)[0];
  return best && best.score > 0 ? best : { ...search, isSorted: sort.length === 0, isExact: conditions.length === 0 };
}

/** The index of a hint; undefined for `$natural`. */
function hintedIndex(indexes: readonly Index[], hint: unknown): Index | undefined {
  if (isDoc(hint) && '$natural' in hint) return undefined;
  const index = indexes.find(({ spec }) => spec.name === hint || equal(spec.shown['key'], hint));
  if (!index) throw badValue('hint provided does not correspond to an existing index');
  return index;
}

/** A sparse or partial index may only answer queries whose matches all lie in it. */
function isUsable({ spec }: Index, conditions: readonly Condition[]): boolean {
  const isThere = (one: string) => conditions.some(({ path, matchesMissing }) => path === one && !matchesMissing);
  if (spec.isSparse && !spec.fields.some(({ path }) => isThere(path))) return false;
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

function planOf(index: Index, conditions: readonly Condition[], sort: readonly SortField[]): Plan {
  const { fields, isUnique } = index.spec;
  const [fixed, single]: [SortField[], SortField[]] = [[], []];
  let prefixes = [''];
  let rest: readonly Interval[] | undefined;
  for (const field of fields) {
    const intervals = intervalsOf(index, field, fixed, conditions);
    if (!intervals || prefixes.length * intervals.length > mostRanges) break;
    if (!intervals.every(({ isPoint }) => isPoint)) {
      rest = intervals;
      break;
    }
    prefixes = prefixes.flatMap((prefix) => intervals.map(({ from }) => prefix + from));
    fixed.push(field);
    if (intervals.length === 1) single.push(field);
  }
  const bound = fields.slice(0, fixed.length + (rest ? 1 : 0)).map(({ path }) => path);
  const ranges = prefixes.flatMap((prefix) =>
    (rest ?? [everything]).map(({ from, to }) => ({ from: prefix + from, to: prefix + to, prefix })),
  );
  // One value of an array gives a document one key, and the rest of the keys is in order as without arrays.
  const natural = within(index.arrays, single) ? directionOf(fields, single, sort) : 0;
  const mayMerge = natural === 0 && within(index.arrays, fixed) && ranges.length <= mostMerged;
  const direction = mayMerge ? directionOf(fields.slice(fixed.length), single, sort) : natural;
  if (natural === -1) ranges.reverse();
  return {
    index,
    ranges,
    isReverse: direction === -1,
    isSorted: sort.length === 0 || direction !== 0,
    isMerged: mayMerge && direction !== 0,
    isExact: conditions.every((each) => bound.includes(each.path) && isExactFor(index, each, conditions)),
    score:
      fixed.length * 10 +
      (rest ? 5 : 0) +
      (sort.length > 0 && direction !== 0 ? 3 : 0) +
      (isUnique && fixed.length === fields.length ? 100 : 0),
  };
}

/** A key of an array tells of one element; two conditions may be met by two, and none of an empty array is there. */
function isExactFor({ arrays }: Index, { path, isExact, matchesMissing }: Condition, all: readonly Condition[]) {
  const isAlone = all.filter((other) => other.path === path).length === 1;
  return isExact && (!arrays.has(path) || (isAlone && !matchesMissing));
}

function within(arrays: ReadonlySet<string>, fields: readonly SortField[]): boolean {
  return [...arrays].every((array) => fields.some(({ path }) => path === array));
}

/**
 * Where the keys of a field lie. With arrays one element may meet one condition and another the next, so only one
 * condition counts, and none of a field that may walk through the same array as one before it.
 */
function intervalsOf(
  { isMultikey, arrays, entries }: Index,
  { path, direction }: SortField,
  before: readonly SortField[],
  conditions: readonly Condition[],
): readonly Interval[] | undefined {
  const known = conditions.flatMap((each) => (each.path === path && each.intervals ? [each.intervals] : []));
  if (known.length === 0 || (isMultikey && before.some((field) => headOf(field.path) === headOf(path))))
    return undefined;
  const points = known.filter((intervals) => intervals.every(({ isPoint }) => isPoint));
  const pointed = (before.length === 0 ? fewest(entries, points) : points[0]) ?? known[0] ?? [];
  const intervals = arrays.has(path) ? pointed : known.reduce(intersected);
  return direction === 1 ? intervals : intervals.map(turned).reverse();
}

/** Of several values that an array is to have, the one that the fewest have: all are read side by side until one ends. */
function fewest(entries: Index['entries'], points: readonly (readonly Interval[])[]): readonly Interval[] | undefined {
  if (points.length < 2) return points[0];
  const scans = points.map((intervals) => ({ intervals, rest: entriesOf(entries, intervals) }));
  for (let step = 0; step < mostCounted; step += 1) {
    const ended = scans.find(({ rest }) => rest.next().done);
    if (ended) return ended.intervals;
  }
  return points[0];
}

function* entriesOf(entries: Index['entries'], intervals: readonly Interval[]) {
  for (const { from, to } of intervals) yield* entries.scan(from, to);
}

function headOf(path: string): string | undefined {
  return path.split('.')[0];
}

function turned({ from, to, isPoint }: Interval): Interval {
  return { from: turnedBorder(to), to: turnedBorder(from), isPoint };
}

function turnedBorder(border: string): string {
  return border.endsWith(last) ? flip(border.slice(0, -1)) : flip(border) + last;
}

/** 1 or -1 when these fields, but for those of a single value, give the order asked for forwards or backwards; else 0. */
function directionOf(
  fields: readonly SortField[],
  single: readonly SortField[],
  sort: readonly SortField[],
): 1 | -1 | 0 {
  const isOpen = ({ path }: SortField) => !single.some((field) => field.path === path);
  const [given, wanted] = [fields.filter(isOpen), sort.filter(isOpen)];
  const way = !wanted[0] || given[0]?.direction === wanted[0].direction ? 1 : -1;
  return wanted.every(({ path, direction }, n) => given[n]?.path === path && given[n].direction * way === direction)
    ? way
    : 0;
}
