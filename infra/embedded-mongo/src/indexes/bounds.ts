import { BSONRegExp } from 'bson';
import { orderKey, rankKey, textBytes } from '../bson/order-key';
import { isDoc, isNumeric, kindOf, truthy, type Doc } from '../bson/values';
import { clausesOf, isOperators } from '../matching/filter';
import { patternOf } from '../matching/pattern';

/** Greater than every character of a key: `key + last` lies behind all that begins with `key`. */
export const last = '\uffff';

/** The keys from `from` up to and without `to`. A point holds those of one value. */
export interface Interval {
  from: string;
  to: string;
  isPoint: boolean;
}

/** One condition that every match of a filter meets. */
export interface Condition {
  path: string;
  operator: string;
  value: unknown;
  /** Where at least one key of every match lies; undefined when that can be anywhere. */
  intervals: readonly Interval[] | undefined;
  /** Whether a document without the field could match. */
  matchesMissing: boolean;
  /** Whether the intervals say all that the condition says. */
  isExact: boolean;
}

/** The conditions of a filter, those under `$and` too; an `$or` gives what its branches have in common. */
export function conditionsOf(filter: Doc): Condition[] {
  return clausesOf(filter, '$and').flatMap(([key, value]) => {
    if (key === '$or' && Array.isArray(value)) return [condition(key, key, value), ...commonOf(value.filter(isDoc))];
    if (key.startsWith('$')) return condition(key, key, value);
    if (!isOperators(value)) return condition(key, kindOf(value) === 'regex' ? '$regex' : '$eq', value);
    const { $regex, $options, ...others } = value;
    const rest = Object.entries(others).map(([operator, operand]) => condition(key, operator, operand));
    return $regex === undefined ? rest : [...rest, condition(key, $options ? '$options' : '$regex', $regex)];
  });
}

function condition(path: string, operator: string, value: unknown): Condition {
  const intervals = finders[operator]?.(value, operator);
  const mayLack = operator !== '$exists' || !truthy(value);
  const matchesMissing = intervals ? intervals.some(({ from, to }) => from <= nullKey && nullKey < to) : mayLack;
  const isExact = intervals !== undefined && operator !== '$regex';
  return { path, operator, value, intervals, matchesMissing, isExact };
}

/** For the paths of which each branch says something: all that one of them allows. Pages by a key ask like this. */
function commonOf(branches: readonly Doc[]): Condition[] {
  const [first = [], ...others] = branches.map(conditionsOf);
  return first.flatMap((one) => {
    const all = [one, ...others.map((branch) => branch.find(({ path, intervals }) => path === one.path && intervals))];
    if (!all.every((each) => each?.intervals)) return [];
    const intervals = united(all.flatMap((each) => each?.intervals ?? []));
    const matchesMissing = all.some((each) => each?.matchesMissing);
    return { ...one, operator: '$or', value: branches, intervals, matchesMissing, isExact: false };
  });
}

function united(intervals: readonly Interval[]): Interval[] {
  const made: Interval[] = [];
  for (const next of intervals.toSorted((left, right) => (left.from < right.from ? -1 : 1))) {
    const before = made.at(-1);
    const isApart = !before || before.to < next.from;
    if (isApart) made.push({ ...next });
    else if (next.to > before.to) Object.assign(before, { to: next.to, isPoint: false });
  }
  return made;
}

/** What two conditions on a path without arrays leave. */
export function intersected(left: readonly Interval[], right: readonly Interval[]): Interval[] {
  return left.flatMap((one) =>
    right.flatMap((other) => {
      const [from, to] = [one.from > other.from ? one.from : other.from, one.to < other.to ? one.to : other.to];
      return from < to ? { from, to, isPoint: one.isPoint || other.isPoint } : [];
    }),
  );
}

const nullKey = orderKey(null);
const nanKey = orderKey(Number.NaN);
const unusable = new Set(['array', 'regex', 'undefined', 'minKey', 'maxKey']);
const finders: Partial<Record<string, (value: unknown, operator: string) => Interval[] | undefined>> = {
  $eq: (value) => pointsOf([value]),
  $in: (value) => (Array.isArray(value) ? pointsOf(value) : undefined),
  $gt: rangeOf,
  $gte: rangeOf,
  $lt: rangeOf,
  $lte: rangeOf,
  $regex: prefixOf,
};

function pointsOf(values: readonly unknown[]): Interval[] | undefined {
  if (values.some((value) => unusable.has(kindOf(value)))) return undefined;
  return [...new Set(values.map(orderKey))].sort().map((key) => ({ from: key, to: key + last, isPoint: true }));
}

function rangeOf(value: unknown, operator: string): Interval[] | undefined {
  const kind = kindOf(value);
  const key = orderKey(value);
  if (key === nullKey || key === nanKey) return operator.endsWith('e') ? pointsOf([value]) : [];
  if (unusable.has(kind)) return undefined;
  const low = isNumeric(value) ? nanKey + last : rankKey(kind);
  const border = operator === '$gt' || operator === '$lte' ? key + last : key;
  const [from, to] = operator.startsWith('$g') ? [border, rankKey(kind) + last] : [low, border];
  return [{ from, to, isPoint: false }];
}

/** Texts with the plain beginning of a pattern, and the pattern itself kept as a value. */
function prefixOf(value: unknown): Interval[] | undefined {
  const { pattern, options } = patternOf(value);
  const prefix = /^\^([\w @:/-]+)(?![\w @:/-]*[?*{|])/.exec(pattern)?.[1];
  if (prefix === undefined || options !== '' || pattern.includes('|')) return undefined;
  const from = rankKey('string') + textBytes(prefix);
  const own = orderKey(new BSONRegExp(pattern));
  return [
    { from, to: from + last, isPoint: false },
    { from: own, to: own + last, isPoint: true },
  ];
}
