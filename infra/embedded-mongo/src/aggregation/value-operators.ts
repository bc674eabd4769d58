import { add, multiply, subtract } from '../bson/arithmetic';
import { compare, equal } from '../bson/compare';
import { asDouble, isDoc, isNumeric, toNumber, truthy, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { isNullish, typeOf } from './evaluation';
import { operator, type Operator } from './operator';

export type List = readonly unknown[];

function quotient(left: unknown, right: unknown): unknown {
  if (toNumber(right) === 0) throw new MongoError(2, "can't $divide by zero");
  return asDouble(toNumber(left) / toNumber(right));
}

/** The sum of the numbers among the values. */
export const total = (values: List): unknown => values.filter(isNumeric).reduce((so, value) => add(so, value), 0);

/** The mean of the numbers among the values, a double; null of none. */
export function average(values: List): unknown {
  const numbers = values.filter(isNumeric);
  return numbers.length === 0 ? null : asDouble(toNumber(total(numbers)) / numbers.length);
}

/** The least (-1) or greatest (1) of the values that are there; null of none. */
export function extreme(values: List, direction: 1 | -1): unknown {
  const [first = null, ...others] = values.filter((value) => !isNullish(value));
  return others.reduce((best, value) => (compare(value, best) * direction > 0 ? value : best), first);
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
function slice(list: List, first: number, count?: number): List {
  if (count === undefined) return first < 0 ? list.slice(first) : list.slice(0, first);
  if (count <= 0) throw new MongoError(28729, 'Third argument to $slice must be positive');
  const start = first < 0 ? Math.max(list.length + first, 0) : first;
  return list.slice(start, start + count);
}

/** Numbers, comparisons (missing is less than null), lists, documents and texts. */
export const valueOperators: Record<string, Operator> = {
  $add: operator('number*', (...values: List) => values.reduce((so, value) => add(so, value), 0)),
  $subtract: operator('number number', subtract),
  $multiply: operator('number*', (...values: List) => values.reduce((product, value) => multiply(product, value), 1)),
  $divide: operator('number number', quotient),
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
  $size: operator('list', (list: List) => list.length, true),
  $arrayElemAt: operator('list whole', (list: List, index: number) => list.at(index)),
  $first: operator('list', (list: List) => list[0]),
  $last: operator('list', (list: List) => list.at(-1)),
  $slice: operator('list whole whole?', slice),
  $concatArrays: operator('list*', (...lists: List[]) => lists.flat()),
  $in: operator('any list', (value: unknown, list: List) => list.some((each) => equal(each, value)), true),
  $isArray: operator('any', Array.isArray),
  $indexOfArray: operator('list any', (list: List, value: unknown) => list.findIndex((each) => equal(each, value))),
  $mergeObjects: over(merged),
  $concat: operator('text*', (...texts: string[]) => texts.join('')),
  $type: operator('any', typeOf),
  $isNumber: operator('any', isNumeric),
};
