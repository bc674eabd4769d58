import { equal } from '../bson/compare';
import { rankKey, rankOf } from '../bson/order-key';
import { isDoc, type Doc } from '../bson/values';
import { badValue } from '../errors';
import type { SortField } from '../matching/sort';
import type { Collection, Index } from '../storage/collection';
import { boundsOf, collect, hasOnlyPaths, type Border, type PathBounds } from './bounds';
import { flip } from './index-keys';

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
}

/** A part of an index: all its keys begin with the `prefix` of the fixed fields. */
export interface Range {
  from: string;
  to: string;
  prefix: string;
}

/** The end of every range: no character of a key is as great. */
const last = '\uffff';
const mostRanges = 500;
/** So many ranges at most are read side by side. */
const mostMerged = 16;

/** Chooses the index that narrows a query most; sorting by it counts too. */
export function plan(collection: Collection, filter: Doc, sort: readonly SortField[], hint?: unknown): Plan {
  const bounds = boundsOf(filter);
  const hinted = hint === undefined ? undefined : hintedIndex(collection, hint);
  let best: { plan: Plan; score: number } | undefined;
  for (const index of hinted ? [hinted] : hinted === null ? [] : collection.indexes) {
    if (!hinted && !isUsable(index, filter, bounds)) continue;
    const rated = rate(index, bounds, sort, hasOnlyPaths(filter));
    if ((rated.score > 0 || hinted) && (!best || rated.score > best.score)) best = rated;
  }
  return (
    best?.plan ?? {
      index: undefined,
      ranges: [],
      isReverse: false,
      isSorted: sort.length === 0,
      isMerged: false,
      isExact: false,
    }
  );
}

/** The index of a hint; null for `$natural`. */
function hintedIndex(collection: Collection, hint: unknown): Index | null {
  if (isDoc(hint) && '$natural' in hint) return null;
  const index = collection.indexes.find(({ spec }) =>
    typeof hint === 'string' ? spec.name === hint : equal(spec.shown['key'], hint),
  );
  if (!index)
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  return index;
}

/** A sparse or partial index may only answer queries whose matches all lie in it. */
function isUsable({ spec }: Index, filter: Doc, bounds: ReadonlyMap<string, PathBounds>): boolean {
  if (spec.isSparse && !spec.fields.some(({ path }) => bounds.get(path)?.matchesMissing === false)) return false;
  return !spec.partial || implies(filter, spec.partial, bounds);
}

function implies(filter: Doc, partial: Doc, bounds: ReadonlyMap<string, PathBounds>): boolean {
  let isImplied = Object.keys(partial).every((key) => !key.startsWith('$') || key === '$and');
  collect(partial, (path, operator, value) => {
    if (operator === '$exists' && value === true && bounds.get(path)?.matchesMissing === false) return;
    let isStated = false;
    collect(filter, (otherPath, otherOperator, otherValue) => {
      isStated ||= otherPath === path && otherOperator === operator && equal(otherValue, value);
    });
    isImplied &&= isStated;
  });
  return isImplied;
}

function rate(
  index: Index,
  bounds: ReadonlyMap<string, PathBounds>,
  sort: readonly SortField[],
  isPlain: boolean,
): { plan: Plan; score: number } {
  const { fields } = index.spec;
  let prefixes = [''];
  let used = 0;
  for (const field of fields) {
    const keys = bounds.get(field.path)?.equal;
    if (!keys || prefixes.length * keys.length > mostRanges) break;
    prefixes = prefixes.flatMap((prefix) => keys.map((key) => prefix + (field.direction === -1 ? flip(key) : key)));
    used++;
  }
  const next = fields[used];
  const range = next && rangeOf(bounds.get(next.path), next.direction, index.isMultikey);
  const givesOrder = !index.isMultikey && (prefixes.length === 1 || canMerge(prefixes, fields.slice(0, used), sort));
  const direction = givesOrder ? sortDirection(fields, used, sort) : 0;
  const [from, to] = [range?.from ?? '', range?.to ?? last];
  const ranges = prefixes.map((prefix) => ({ from: prefix + from, to: prefix + to, prefix }));
  const isMerged = sort.length > 0 && direction !== 0 && ranges.length > 1;
  const isWhole = used === fields.length && index.spec.isUnique;
  const score = used * 10 + (range ? 5 : 0) + (sort.length > 0 && direction !== 0 ? 3 : 0) + (isWhole ? 100 : 0);
  const ranged = range ? [...fields.slice(0, used), next] : fields.slice(0, used);
  const isExact = isPlain && !index.isMultikey && saysAll(bounds, ranged);
  return {
    score,
    plan: {
      isExact,
      index,
      ranges,
      isReverse: direction === -1,
      isSorted: sort.length === 0 || direction !== 0,
      isMerged,
    },
  };
}

/** NaN lies below all numbers, but no range holds it. */
const numbers = rankKey(rankOf.int);

/** Whether the bounds of these fields are all that a filter asks for. */
function saysAll(bounds: ReadonlyMap<string, PathBounds>, fields: readonly SortField[]): boolean {
  return [...bounds].every(([path, { isExact, equal, lower }]) => {
    const mayBeNaN = !equal && lower?.key === numbers;
    return isExact && !mayBeNaN && fields.some((field) => field.path === path);
  });
}

/** Several values of the fixed fields give one order when none of these fields is part of it. */
function canMerge(prefixes: readonly string[], fixed: readonly SortField[], sort: readonly SortField[]): boolean {
  return prefixes.length <= mostMerged && !sort.some(({ path }) => fixed.some((field) => field.path === path));
}

/** With arrays one element may meet the lower bound and another the upper, so only one of them narrows. */
function rangeOf(
  bounds: PathBounds | undefined,
  direction: 1 | -1,
  isMultikey: boolean,
): { from: string; to: string } | undefined {
  if (!bounds?.lower || !bounds.upper) return undefined;
  const isBothSided =
    bounds.lower.key.length > 1 && bounds.upper.key.length > 1 && bounds.lower.key !== bounds.upper.key;
  const upper = isMultikey && isBothSided ? { key: '', isAfter: true } : bounds.upper;
  const at = ({ key, isAfter }: Border) => key + (isAfter ? last : '');
  if (direction === 1) return { from: at(bounds.lower), to: at(upper) };
  const turned = ({ key, isAfter }: Border) => at({ key: flip(key), isAfter: !isAfter });
  return { from: turned(upper), to: turned(bounds.lower) };
}

/** 1 or -1 when the fields after the fixed ones give the order asked for, forwards or backwards; else 0. */
function sortDirection(fields: readonly SortField[], fixed: number, sort: readonly SortField[]): 1 | -1 | 0 {
  const fixedPaths = new Set(fields.slice(0, fixed).map(({ path }) => path));
  const open = sort.filter(({ path }) => !fixedPaths.has(path));
  const [first] = open;
  if (!first) return 1;
  const way = fields[fixed]?.direction === first.direction ? 1 : -1;
  const isGiven = open.every(({ path, direction }, n) => {
    const field = fields[fixed + n];
    return field?.path === path && field.direction * way === direction;
  });
  return isGiven ? way : 0;
}
