import { Long } from 'bson';
import { add, multiply, subtract } from '../bson/arithmetic';
import { compare, equal } from '../bson/compare';
import { orderKey } from '../bson/order-key';
import { asDouble, isDoc, isNumeric, kindOf, toNumber, truthy, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { compilePattern, patternOf } from '../matching/pattern';
import { isNullish, typeOf, wrongType } from './evaluation';
import { operator, strict, type Operator } from './operator';
import { asText } from './conversion-operators';

type List = readonly unknown[];

function sum(...values: List): unknown {
  const end = values.findIndex(isNullish);
  let total: unknown = 0;
  let date: Date | undefined;
  for (const value of end < 0 ? values : values.slice(0, end)) {
    if (isNumeric(value)) total = add(total, value);
    else if (!(value instanceof Date)) throw wrongType('$add', 'numbers or a date', value);
    else if (date) throw new MongoError(16612, 'only one date allowed in an $add expression');
    else date = value;
  }
  if (end >= 0) return null;
  return date ? moved(date, toNumber(total)) : total;
}

/** A date so many milliseconds later. */
export function moved(date: Date, milliseconds: number): Date {
  if (!Number.isInteger(milliseconds)) throw unsupported('a part of a millisecond');
  const result = new Date(date.getTime() + milliseconds);
  if (Number.isNaN(result.getTime())) throw new MongoError(15, 'date overflow');
  return result;
}

function difference(left: unknown, right: unknown): unknown {
  const other = right instanceof Date && left instanceof Date ? right.getTime() : right;
  if (!isNumeric(other)) throw wrongType('$subtract', 'numbers or dates', right);
  if (isNumeric(left)) return subtract(left, other);
  if (!(left instanceof Date)) throw wrongType('$subtract', 'numbers or dates', left);
  return right instanceof Date ? Long.fromNumber(left.getTime() - right.getTime()) : moved(left, -toNumber(other));
}

function quotient(left: unknown, right: unknown): unknown {
  if (toNumber(right) === 0) throw new MongoError(2, "can't $divide by zero");
  return asDouble(toNumber(left) / toNumber(right));
}

function remainder(left: unknown, right: unknown): unknown {
  if (toNumber(right) === 0) throw new MongoError(16610, "can't $mod by zero");
  const kinds = [kindOf(left), kindOf(right)];
  if (kinds.includes('double')) return asDouble(toNumber(left) % toNumber(right));
  const whole = BigInt(String(left)) % BigInt(String(right));
  return kinds.includes('long') ? Long.fromBigInt(whole) : Number(whole);
}

/** An operator of one number that leaves whole numbers as they are. */
const rounding = (round: (value: number) => number): Operator =>
  operator('number any?', (value: unknown, place: unknown) => {
    if (place !== undefined) throw unsupported('rounding to a place');
    return kindOf(value) === 'double' ? asDouble(round(toNumber(value))) : value;
  });

function absolute(value: unknown): unknown {
  if (kindOf(value) === 'double') return asDouble(Math.abs(toNumber(value)));
  if (Long.MIN_VALUE.eq(String(value))) throw new MongoError(28680, "can't take $abs of long long min");
  return multiply(value, toNumber(value) < 0 ? -1 : 1);
}

const halfToEven = (value: number): number =>
  value - Math.floor(value) === 0.5 ? 2 * Math.round(value / 2) : Math.round(value);

/** The sum of the numbers among the values. */
export const total = (values: List): unknown => values.filter(isNumeric).reduce((so, value) => add(so, value), 0);

/** The mean of the numbers among the values, a double; null of none. */
export function average(values: List): unknown {
  const numbers = values.filter(isNumeric);
  return numbers.length === 0 ? null : asDouble(toNumber(total(numbers)) / numbers.length);
}

/** The least (-1) or greatest (1) of the values that are there; null of none. */
export function extreme(values: List, direction: 1 | -1): unknown {
  const better = (best: unknown, value: unknown) => (compare(value, best) * direction > 0 ? value : best);
  return values.reduce(
    (best, value) => (isNullish(value) ? best : isNullish(best) ? value : better(best, value)),
    null,
  );
}

/** One document from many; the last value of a field counts. */
export function merged(values: List): Doc {
  const wrong = values.find((each) => !isNullish(each) && !isDoc(each));
  if (wrong !== undefined) throw new MongoError(40400, `$mergeObjects requires objects, found: ${typeOf(wrong)}`);
  return Object.assign({}, ...values) as Doc;
}

/** An operator of the values given, or of those in the one list that is given. */
const over = (run: (values: List) => unknown): Operator =>
  operator('any*', (...values: List) =>
    run(values.length === 1 && Array.isArray(values[0]) ? (values[0] as List) : values),
  );

const comparing = (holds: (order: number) => unknown): Operator =>
  operator('any any', (left: unknown, right: unknown) => holds(compare(left, right)));

/** A part of a list from its beginning or, with a negative number, from its end. */
export function slice(list: List, first: number, count?: number): List {
  if (count === undefined) return first < 0 ? list.slice(first) : list.slice(0, first);
  if (count <= 0) throw new MongoError(28729, 'Third argument to $slice must be positive');
  const start = first < 0 ? Math.max(list.length + first, 0) : first;
  return list.slice(start, start + count);
}

function range(from: number, to: number, by = 1): number[] {
  if (by === 0) throw new MongoError(34449, '$range requires a non-zero step value');
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / by)) }, (_, n) => from + n * by);
}

/** A document of pairs, either lists of two or documents of `k` and `v`. */
function toObject(pairs: List): Doc {
  const entries = pairs.map((pair): List =>
    isDoc(pair) && Object.keys(pair).length === 2 ? [pair['k'], pair['v']] : (pair as List),
  );
  const isOneForm = pairs.every((pair) => Array.isArray(pair) === Array.isArray(pairs[0]));
  const arePairs = entries.every(
    (entry) => Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && entry[1] !== undefined,
  );
  if (!isOneForm || !arePairs)
    throw new MongoError(40397, '$arrayToObject requires pairs of a string and a value, all of one form');
  return Object.fromEntries(entries as [string, unknown][]);
}

type Set = ReadonlyMap<string, unknown>;

/** A list as a set: its values by their keys. */
const setOf = (list: List): Set => new Map(list.map((each) => [orderKey(each), each]));

/** The values of a set come in their order. */
const inOrder = (set: Iterable<[string, unknown]>): List =>
  [...set].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value);

function intersection(...lists: List[]): List {
  const [first = setOf([]), ...rest] = lists.map(setOf);
  return inOrder([...first].filter(([key]) => rest.every((set) => set.has(key))));
}

function without(left: List, right: List): List {
  const gone = setOf(right);
  return [...setOf(left)].filter(([key]) => !gone.has(key)).map(([, value]) => value);
}

const points = (text: string): string[] => Array.from(text);

function substring(value: unknown, start: number, length: number): string {
  if (start < 0 || length < 0)
    throw new MongoError(34453, '$substrCP requires a start and a length that are not negative');
  return points(asText(value, '$substrCP'))
    .slice(start, start + length)
    .join('');
}

function split(text: string, separator: string): string[] {
  if (separator === '') throw new MongoError(40087, '$split requires a non-empty separator');
  return text.split(separator);
}

const white = '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

function trim(input: string, chars = white): string {
  const stays = (point: string) => !points(chars).includes(point);
  const all = points(input);
  return all.slice(Math.max(all.findIndex(stays), 0), all.findLastIndex(stays) + 1).join('');
}

function matches(input: unknown, regex: unknown, options?: unknown): boolean {
  if (!isNullish(input) && typeof input !== 'string') throw wrongType('$regexMatch', 'a string', input);
  if (isNullish(input) || isNullish(regex)) return false;
  const given = patternOf(regex);
  if (given.options !== '' && options !== undefined)
    throw new MongoError(51107, "$regexMatch found regex option(s) in both 'regex' and 'options'");
  return compilePattern(given.pattern, typeof options === 'string' ? options : given.options).test(input);
}

const recased = (name: string, letters: RegExp, change: (text: string) => string): Operator =>
  operator('any', (value: unknown) => asText(value, name).replace(letters, change));

/** Numbers, comparisons (missing is less than null), lists, sets, documents and texts. */
export const valueOperators: Record<string, Operator> = {
  $add: operator('any*', sum),
  $subtract: operator('value value', difference),
  $multiply: operator('number*', (...values: List) => values.reduce((product, value) => multiply(product, value), 1)),
  $divide: operator('number number', quotient),
  $mod: operator('number number', remainder),
  $abs: operator('number', absolute),
  $ceil: rounding(Math.ceil),
  $floor: rounding(Math.floor),
  $round: rounding(halfToEven),
  $trunc: rounding(Math.trunc),
  $sum: over(total),
  $avg: over(average),
  $min: over((values) => extreme(values, -1)),
  $max: over((values) => extreme(values, 1)),
  $eq: comparing((order) => order === 0),
  $ne: comparing((order) => order !== 0),
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
  $cmp: comparing(Math.sign),
  $not: operator('any', (value: unknown) => !truthy(value)),
  $size: strict('list', (list: List) => list.length),
  $arrayElemAt: operator('list whole', (list: List, index: number) => list.at(index)),
  $first: operator('list', (list: List) => list[0]),
  $last: operator('list', (list: List) => list.at(-1)),
  $slice: operator('list whole whole?', slice),
  $concatArrays: operator('list*', (...lists: List[]) => lists.flat()),
  $in: strict('any list', (value: unknown, list: List) => list.some((each) => equal(each, value))),
  $isArray: operator('any', Array.isArray),
  $reverseArray: operator('list', (list: List) => list.toReversed()),
  $range: strict('whole whole whole?', range),
  $indexOfArray: operator('list any', (list: List, value: unknown) => list.findIndex((each) => equal(each, value))),
  $arrayToObject: operator('list', toObject),
  $objectToArray: operator('document', (doc: Doc) => Object.entries(doc).map(([k, v]) => ({ k, v }))),
  $mergeObjects: over(merged),
  $setUnion: operator('list*', (...lists: List[]) => inOrder(setOf(lists.flat()))),
  $setIntersection: operator('list*', intersection),
  $setDifference: operator('list list', without),
  $setIsSubset: strict('list list', (left: List, right: List) => without(left, right).length === 0),
  $concat: operator('text*', (...texts: string[]) => texts.join('')),
  $toLower: recased('$toLower', /[A-Z]+/g, (text) => text.toLowerCase()),
  $toUpper: recased('$toUpper', /[a-z]+/g, (text) => text.toUpperCase()),
  $substrCP: strict('any whole whole', substring),
  $strLenCP: strict('text', (text: string) => points(text).length),
  $split: operator('text text', split),
  $trim: operator('input:text chars:text?', trim),
  $regexMatch: operator('input:any regex:any options:text?', matches),
};
