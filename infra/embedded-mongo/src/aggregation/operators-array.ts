import { compare, equal } from '../bson/compare';
import { isDoc, isNumeric, kindOf, toNumber, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { sorted } from '../matching/sort';
import type { EagerOperator, NamedOperator } from './evaluation';
import { isNullish } from './operators-arithmetic';

function list(name: string, value: unknown, code = 28689): unknown[] {
  if (!Array.isArray(value)) throw new MongoError(code, `${name} only supports arrays, not ${kindOf(value)}`);
  return value as unknown[];
}

function elementAt(value: unknown, index: unknown): unknown {
  if (isNullish(value) || isNullish(index)) return null;
  if (!isNumeric(index))
    throw new MongoError(28690, `$arrayElemAt's second argument must be a numeric value, but is ${kindOf(index)}`);
  return list('$arrayElemAt', value).at(toNumber(index));
}

function slice(value: unknown, first: unknown, count?: unknown): unknown {
  if (isNullish(value) || isNullish(first) || count === null) return null;
  const items = list('$slice', value, 28724);
  const from = toNumber(first);
  if (count === undefined) return from < 0 ? items.slice(from) : items.slice(0, from);
  if (toNumber(count) <= 0) throw new MongoError(28729, 'Third argument to $slice must be positive');
  const start = from < 0 ? Math.max(items.length + from, 0) : from;
  return items.slice(start, start + toNumber(count));
}

function range(start: unknown, end: unknown, step: unknown = 1): number[] {
  const [from, to, by] = [toNumber(start), toNumber(end), toNumber(step)];
  if (by === 0 || ![from, to, by].every(Number.isInteger))
    throw new MongoError(34443, '$range requires whole numbers and a step that is not zero');
  const made: number[] = [];
  for (let each = from; by > 0 ? each < to : each > to; each += by) made.push(each);
  return made;
}

function indexOf(value: unknown, wanted: unknown, start: unknown = 0, end?: unknown): unknown {
  if (isNullish(value)) return null;
  const items = list('$indexOfArray', value, 40090);
  const stop = end === undefined ? items.length : Math.min(toNumber(end), items.length);
  for (let n = toNumber(start); n < stop; n++) if (equal(items[n], wanted)) return n;
  return -1;
}

function toObject(value: unknown): unknown {
  if (isNullish(value)) return null;
  const made: Doc = {};
  for (const each of list('$arrayToObject', value, 40386)) {
    const [key, item] = Array.isArray(each) ? (each as unknown[]) : isDoc(each) ? [each['k'], each['v']] : [];
    if (typeof key !== 'string') throw new MongoError(40394, '$arrayToObject requires keys that are strings');
    if (item !== undefined) made[key] = item;
  }
  return made;
}

function merge(...values: unknown[]): unknown {
  const all = values.length === 1 && Array.isArray(values[0]) ? (values[0] as unknown[]) : values;
  return all.reduce<Doc>((made, each) => {
    if (isNullish(each)) return made;
    if (!isDoc(each))
      throw new MongoError(40400, `$mergeObjects requires object inputs, but input is of type ${kindOf(each)}`);
    return { ...made, ...each };
  }, {});
}

function sortArray({ input, sortBy }: Record<string, unknown>): unknown {
  if (isNullish(input)) return null;
  const items = list('$sortArray', input, 2942504);
  if (isDoc(sortBy)) return sorted(items, sortBy, (each) => (isDoc(each) ? each : {}));
  return [...items].sort((left, right) => compare(left, right) * toNumber(sortBy));
}

function zip({ inputs, useLongestLength, defaults }: Record<string, unknown>): unknown {
  const lists = list('$zip', inputs, 34461);
  if (lists.some(isNullish)) return null;
  const rows = lists.map((each) => list('$zip', each, 34468));
  const lengths = rows.map((row) => row.length);
  const size = useLongestLength === true ? Math.max(...lengths) : Math.min(...lengths);
  const fillers = Array.isArray(defaults) ? (defaults as unknown[]) : [];
  return Array.from({ length: size }, (_, n) =>
    rows.map((row, at) => (n < row.length ? row[n] : (fillers[at] ?? null))),
  );
}

/** Arrays and documents. */
export const arrayOperators: Record<string, EagerOperator | NamedOperator> = {
  $size: {
    least: 1,
    most: 1,
    run: (value) => {
      if (!Array.isArray(value))
        throw new MongoError(
          17124,
          `The argument to $size must be an array, but was of type: ${value === undefined ? 'missing' : kindOf(value)}`,
        );
      return value.length;
    },
  },
  $arrayElemAt: { least: 2, most: 2, run: elementAt },
  $first: { least: 1, most: 1, run: (value) => elementAt(value, 0) },
  $last: { least: 1, most: 1, run: (value) => elementAt(value, -1) },
  $slice: { least: 2, most: 3, run: slice },
  $concatArrays: {
    least: 0,
    most: Infinity,
    run: (...values) =>
      values.some(isNullish) ? null : values.flatMap((value) => list('$concatArrays', value, 28664)),
  },
  $in: { least: 2, most: 2, run: (value, items) => list('$in', items, 40081).some((each) => equal(each, value)) },
  $isArray: { least: 1, most: 1, run: (value) => Array.isArray(value) },
  $reverseArray: {
    least: 1,
    most: 1,
    run: (value) => (isNullish(value) ? null : [...list('$reverseArray', value, 34435)].reverse()),
  },
  $range: { least: 2, most: 3, run: range },
  $indexOfArray: { least: 2, most: 4, run: indexOf },
  $arrayToObject: { least: 1, most: 1, run: toObject },
  $objectToArray: {
    least: 1,
    most: 1,
    run: (value) => {
      if (isNullish(value)) return null;
      if (!isDoc(value))
        throw new MongoError(40390, `$objectToArray requires a document input, found: ${kindOf(value)}`);
      return Object.entries(value).map(([k, v]) => ({ k, v }));
    },
  },
  $mergeObjects: { least: 0, most: Infinity, run: merge },
  $sortArray: { named: ['input', 'sortBy'], run: sortArray },
  $zip: { named: ['inputs'], optional: ['useLongestLength', 'defaults'], run: zip },
};
