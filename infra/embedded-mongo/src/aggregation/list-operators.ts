import { equal } from '../bson/compare';
import { orderKey } from '../bson/order-key';
import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { isNullish, listOf, textOf, typeOf, wholeOf } from './evaluation';
import { folding, many, nullable, plain, type Operator, type Run } from './operator';

const elementAt: Run = ([list, index], name) => listOf(list, name, 28689).at(wholeOf(index, name, 28691));

const slice: Run = ([list, first, count], name) => {
  const items = listOf(list, name, 28724);
  const from = wholeOf(first, name, 28726);
  if (count === undefined) return from < 0 ? items.slice(from) : items.slice(0, from);
  const size = wholeOf(count, name, 28728);
  if (size <= 0) throw new MongoError(28729, 'Third argument to $slice must be positive');
  const start = from < 0 ? Math.max(items.length + from, 0) : from;
  return items.slice(start, start + size);
};

const range: Run = ([start, end, step = 1], name) => {
  const [from, to, by] = [wholeOf(start, name, 34444), wholeOf(end, name, 34446), wholeOf(step, name, 34448)];
  if (by === 0) throw new MongoError(34449, '$range requires a non-zero step value');
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / by)) }, (_, n) => from + n * by);
};

const indexOf: Run = ([list, wanted, start = 0, end], name) => {
  if (isNullish(list)) return null;
  const items = listOf(list, name, 40090);
  const [from, to] = [wholeOf(start, name, 40096), end === undefined ? items.length : wholeOf(end, name, 40096)];
  if (from < 0 || to < 0) throw new MongoError(40097, '$indexOfArray requires nonnegative indexes');
  const found = items.slice(from, to).findIndex((each) => equal(each, wanted));
  return found < 0 ? -1 : from + found;
};

/** The key and value of an entry of `$arrayToObject`: a list of two, or a document with `k` and `v`. */
function entry(each: unknown, name: string): [string, unknown] {
  const parts: unknown[] = Array.isArray(each)
    ? each
    : isDoc(each) && 'k' in each && 'v' in each
      ? Object.values(each)
      : [];
  if (parts.length !== 2) throw new MongoError(40397, `${name} requires entries of a key and a value`);
  const [key, value] = isDoc(each) ? [each['k'], each['v']] : parts;
  return [textOf(key, name, 40394), value];
}

const toObject: Run = ([list], name) => {
  const items = listOf(list, name, 40386);
  if (items.some((each) => Array.isArray(each) !== Array.isArray(items[0])))
    throw new MongoError(40396, `${name} requires entries of one form`);
  return Object.fromEntries(items.map((each) => entry(each, name)));
};

const toPairs: Run = ([doc], name) => {
  if (!isDoc(doc)) throw new MongoError(40390, `${name} requires a document, found: ${typeOf(doc)}`);
  return Object.entries(doc).map(([k, v]) => ({ k, v }));
};

/** One document from many, or from those of one list; the last value of a field counts. */
export function merged(values: readonly unknown[]): Doc {
  const [only] = values;
  const all = values.length === 1 && Array.isArray(only) ? (only as unknown[]) : values;
  const wrong = all.find((each) => !isNullish(each) && !isDoc(each));
  if (wrong !== undefined) throw new MongoError(40400, `$mergeObjects requires objects, found: ${typeOf(wrong)}`);
  return Object.assign({}, ...all) as Doc;
}

/** A list as a set: its values by their keys. */
const setOf = (list: unknown, name: string, code: number): Map<string, unknown> =>
  new Map(listOf(list, name, code).map((each) => [orderKey(each), each]));

/** The values of a set come in their order. */
const inOrder = (set: Iterable<[string, unknown]>): unknown[] =>
  [...set].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value);

const intersection: Run = (values, name) => {
  if (values.some(isNullish)) return null;
  const [first = new Map<string, unknown>(), ...rest] = values.map((value) => setOf(value, name, 17047));
  return inOrder([...first].filter(([key]) => rest.every((set) => set.has(key))));
};

const setDifference: Run = ([left, right], name) => {
  const gone = setOf(right, name, 17049);
  return [...setOf(left, name, 17048)].filter(([key]) => !gone.has(key)).map(([, value]) => value);
};

const isSubset: Run = ([left, right], name) => {
  const all = setOf(right, name, 17042);
  return [...setOf(left, name, 17046).keys()].every((key) => all.has(key));
};

const union: Run = (values, name) =>
  values.some(isNullish) ? null : inOrder(new Map(values.flatMap((value) => [...setOf(value, name, 17043)])));

/** Lists, sets and documents. */
export const listOperators: Record<string, Operator> = {
  $size: plain(1, ([list], name) => listOf(list, name, 17124).length),
  $arrayElemAt: nullable(2, elementAt),
  $first: nullable(1, ([list], name) => elementAt([list, 0], name)),
  $last: nullable(1, ([list], name) => elementAt([list, -1], name)),
  $slice: nullable([2, 3], slice),
  $concatArrays: folding([], (made: unknown[], list, name) => [...made, ...listOf(list, name, 28664)]),
  $in: plain(2, ([value, list], name) => listOf(list, name, 40081).some((each) => equal(each, value))),
  $isArray: plain(1, ([value]) => Array.isArray(value)),
  $reverseArray: nullable(1, ([list], name) => [...listOf(list, name, 34435)].reverse()),
  $range: plain([2, 3], range),
  $indexOfArray: plain([2, 4], indexOf),
  $arrayToObject: nullable(1, toObject),
  $objectToArray: nullable(1, toPairs),
  $mergeObjects: plain(many, merged),
  $setUnion: plain(many, union),
  $setIntersection: plain(many, intersection),
  $setDifference: nullable(2, setDifference),
  $setIsSubset: plain(2, isSubset),
};
