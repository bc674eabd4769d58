import { BSONRegExp } from 'bson';
import { encodeKey, escapeText, invertKey, typePrefix } from '../bson/key-encoding';
import { isDoc, isNumeric, bsonTypeOf, isTruthy, type Doc } from '../bson/values';
import { flattenClauses, isOperatorDocument } from '../matching/filter';
import { regexSource } from '../matching/regex';
import type { SortField } from '../bson/index-keys';

/** Greater than every character of a key: `key + KEY_END` sorts after all keys with the prefix `key`. */
export const KEY_END = '\uffff';

/** The keys from `from` (included) to `to` (excluded). A point holds the keys of a single value. */
export interface Interval {
  from: string;
  to: string;
  isPoint: boolean;
}

/** A condition of a filter that every matching document fulfils. */
export interface Condition {
  path: string;
  operator: string;
  value: unknown;
  /** The intervals in which every matching document has at least one key; undefined when that can be anywhere. */
  intervals: readonly Interval[] | undefined;
  /** Whether a document without the field can match. */
  matchesMissing: boolean;
  /** Whether the intervals hold matching keys only, so that documents need not be tested. */
  isExact: boolean;
}

/** The conditions of a filter, including those under `$and`. An `$or` adds what all its branches imply. */
export function conditionsOf(filter: Doc): Condition[] {
  return flattenClauses(filter, '$and').flatMap(([key, value]) => {
    if (key === '$or' && Array.isArray(value))
      return [condition(key, key, value), ...commonConditions(value.filter(isDoc))];
    if (key.startsWith('$')) return condition(key, key, value);
    if (!isOperatorDocument(value)) return condition(key, bsonTypeOf(value) === 'regex' ? '$regex' : '$eq', value);
    const { $regex, $options, ...others } = value;
    const rest = Object.entries(others).map(([operator, operand]) => condition(key, operator, operand));
    return $regex === undefined ? rest : [...rest, condition(key, $options ? '$options' : '$regex', $regex)];
  });
}

function condition(path: string, operator: string, value: unknown): Condition {
  const intervals = intervalFinders[operator]?.(value, operator);
  const matchesMissing = intervals
    ? intervals.some(({ from, to }) => from <= NULL_KEY && NULL_KEY < to)
    : operator !== '$exists' || !isTruthy(value);
  // The intervals of a regular expression are only those of its prefix.
  const hasRegex = operator === '$regex' || (Array.isArray(value) && value.some(isRegex));
  const isExact = intervals !== undefined && !hasRegex;
  return { path, operator, value, intervals, matchesMissing, isExact };
}

/** The union of the intervals for each path that all branches restrict: `$or` filters that page by a key can use an index this way. */
function commonConditions(branches: readonly Doc[]): Condition[] {
  const [first = [], ...others] = branches.map(conditionsOf);
  return first.flatMap((one) => {
    const all = [one, ...others.map((branch) => branch.find(({ path, intervals }) => path === one.path && intervals))];
    if (!all.every((each) => each?.intervals)) return [];
    const intervals = unionOf(all.flatMap((each) => each?.intervals ?? []));
    const matchesMissing = all.some((each) => each?.matchesMissing);
    return { ...one, operator: '$or', value: branches, intervals, matchesMissing, isExact: false };
  });
}

function unionOf(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const next of intervals.toSorted((left, right) => (left.from < right.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (!last || last.to < next.from) merged.push({ ...next });
    else if (next.to > last.to) Object.assign(last, { to: next.to, isPoint: false });
  }
  return merged;
}

/** The intersection of two conditions on the same path; wrong for arrays, whose elements may fulfil one condition each. */
export function intersect(left: readonly Interval[], right: readonly Interval[]): Interval[] {
  return left.flatMap((one) =>
    right.flatMap((other) => {
      const [from, to] = [one.from > other.from ? one.from : other.from, one.to < other.to ? one.to : other.to];
      return from < to ? { from, to, isPoint: one.isPoint || other.isPoint } : [];
    }),
  );
}

export function arePoints(intervals: readonly Interval[]): boolean {
  return intervals.every(({ isPoint }) => isPoint);
}

export function isSingleValue({ intervals }: Condition): boolean {
  return intervals?.length === 1 && arePoints(intervals);
}

/** Intervals as they lie in an index, in which a field may be descending. */
export function inDirection(intervals: readonly Interval[], { direction }: SortField): readonly Interval[] {
  return direction === 1 ? intervals : intervals.map(invertInterval).reverse();
}

function invertInterval({ from, to, isPoint }: Interval): Interval {
  return { from: invertBound(to), to: invertBound(from), isPoint };
}

function invertBound(bound: string): string {
  return bound.endsWith(KEY_END) ? invertKey(bound.slice(0, -1)) : invertKey(bound) + KEY_END;
}

const NULL_KEY = encodeKey(null);
const NAN_KEY = encodeKey(Number.NaN);
const UNINDEXED_TYPES = new Set(['array', 'regex', 'undefined', 'minKey', 'maxKey']);
const intervalFinders: Partial<Record<string, (value: unknown, operator: string) => Interval[] | undefined>> = {
  $eq: (value) => pointsOf([value]),
  $in: (value) => (Array.isArray(value) ? unionOfValues(value) : undefined),
  $gt: rangeOf,
  $gte: rangeOf,
  $lt: rangeOf,
  $lte: rangeOf,
  $regex: prefixOf,
};

function pointsOf(values: readonly unknown[]): Interval[] | undefined {
  if (values.some((value) => UNINDEXED_TYPES.has(bsonTypeOf(value)))) return undefined;
  return [...new Set(values.map(encodeKey))].sort().map((key) => ({ from: key, to: key + KEY_END, isPoint: true }));
}

function isRegex(value: unknown): boolean {
  return bsonTypeOf(value) === 'regex';
}

/** The intervals of values and of regular expressions; undefined when one of them can match any key. */
function unionOfValues(values: readonly unknown[]): Interval[] | undefined {
  const points = pointsOf(values.filter((value) => !isRegex(value)));
  const prefixes = values.filter(isRegex).map(prefixOf);
  if (!points || !prefixes.every((intervals) => intervals !== undefined)) return undefined;
  return prefixes.length === 0 ? points : unionOf([...points, ...prefixes.flat()]);
}

function rangeOf(value: unknown, operator: string): Interval[] | undefined {
  const type = bsonTypeOf(value);
  const key = encodeKey(value);
  if (key === NULL_KEY || key === NAN_KEY) return operator.endsWith('e') ? pointsOf([value]) : [];
  if (UNINDEXED_TYPES.has(type)) return undefined;
  // NaN sorts before all numbers but is not less than any of them.
  const lowest = isNumeric(value) ? NAN_KEY + KEY_END : typePrefix(type);
  const bound = operator === '$gt' || operator === '$lte' ? key + KEY_END : key;
  const [from, to] = operator.startsWith('$g') ? [bound, typePrefix(type) + KEY_END] : [lowest, bound];
  return [{ from, to, isPoint: false }];
}

/** The strings that begin with the literal prefix of a pattern, and the regular expression itself stored as a value. */
function prefixOf(value: unknown): Interval[] | undefined {
  const { pattern, options } = regexSource(value);
  const prefix = /^\^([\w @:/-]+)(?![\w @:/-]*[?*{|])/.exec(pattern)?.[1];
  if (prefix === undefined || options !== '' || pattern.includes('|')) return undefined;
  const from = typePrefix('string') + escapeText(prefix);
  const regexKey = encodeKey(new BSONRegExp(pattern));
  return [
    { from, to: from + KEY_END, isPoint: false },
    { from: regexKey, to: regexKey + KEY_END, isPoint: true },
  ];
}
