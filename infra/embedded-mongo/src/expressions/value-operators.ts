import { add, multiply, subtract } from '../bson/arithmetic';
import { compare, equal } from '../bson/compare';
import { toDouble, isDoc, isNumeric, toNumber, isTruthy, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { isNullish, typeOf } from './evaluation';
import { typedOperator, type Operator } from './typed-operator';

export type List = readonly unknown[];

function quotient(left: unknown, right: unknown): unknown {
  if (toNumber(right) === 0) throw new MongoError(2, "can't $divide by zero");
  return toDouble(toNumber(left) / toNumber(right));
}

/** The sum of the values that are numbers. */
export const sum = (values: List): unknown => values.filter(isNumeric).reduce((total, value) => add(total, value), 0);

/** The mean of the values that are numbers, as a double; null when there are none. */
export function average(values: List): unknown {
  const numbers = values.filter(isNumeric);
  return numbers.length === 0 ? null : toDouble(toNumber(sum(numbers)) / numbers.length);
}

/** The least (-1) or greatest (1) of the values, without null and missing ones; null when there are none. */
export function extremum(values: List, direction: 1 | -1): unknown {
  const [first = null, ...others] = values.filter((value) => !isNullish(value));
  return others.reduce((best, value) => (compare(value, best) * direction > 0 ? value : best), first);
}

/** One document with the fields of several; of a field that occurs twice the last value wins. */
export function mergeDocuments(values: List): Doc {
  const other = values.find((each) => !isNullish(each) && !isDoc(each));
  if (other !== undefined) throw new MongoError(40400, `$mergeObjects requires objects, found: ${typeOf(other)}`);
  return Object.assign({}, ...values) as Doc;
}

/** An operator on its arguments, or on the elements of its only argument when that is an array. */
const variadicOperator = (run: (values: List) => unknown): Operator =>
  typedOperator('any*', (...values: List) =>
    run(values.length === 1 && Array.isArray(values[0]) ? (values[0] as List) : values),
  );

const comparisonOperator = (toResult: (order: number) => unknown): Operator =>
  typedOperator('any any', (left: unknown, right: unknown) => toResult(compare(left, right)));

/** Part of an array: `first` elements from its start or, when negative, its end; with a count, `first` is an index. */
function slice(list: List, first: number, count?: number): List {
  if (count === undefined) return first < 0 ? list.slice(first) : list.slice(0, first);
  if (count <= 0) throw new MongoError(28729, 'Third argument to $slice must be positive');
  const start = first < 0 ? Math.max(list.length + first, 0) : first;
  return list.slice(start, start + count);
}

/** Operators that evaluate all their arguments. In comparisons a missing field is less than null. */
export const valueOperators: Record<string, Operator> = {
  $add: typedOperator('number*', (...values: List) => values.reduce((total, value) => add(total, value), 0)),
  $subtract: typedOperator('number number', subtract),
  $multiply: typedOperator('number*', (...values: List) =>
    values.reduce((product, value) => multiply(product, value), 1),
  ),
  $divide: typedOperator('number number', quotient),
  $sum: variadicOperator(sum),
  $avg: variadicOperator(average),
  $min: variadicOperator((values) => extremum(values, -1)),
  $max: variadicOperator((values) => extremum(values, 1)),
  $eq: comparisonOperator((order) => order === 0),
  $ne: comparisonOperator((order) => order !== 0),
  $gt: comparisonOperator((order) => order > 0),
  $gte: comparisonOperator((order) => order >= 0),
  $lt: comparisonOperator((order) => order < 0),
  $lte: comparisonOperator((order) => order <= 0),
  $cmp: comparisonOperator(Math.sign),
  $not: typedOperator('any', (value: unknown) => !isTruthy(value)),
  $size: typedOperator('array', (list: List) => list.length, true),
  $arrayElemAt: typedOperator('array int', (list: List, index: number) => list.at(index)),
  $first: typedOperator('array', (list: List) => list[0]),
  $last: typedOperator('array', (list: List) => list.at(-1)),
  $slice: typedOperator('array int int?', slice),
  $concatArrays: typedOperator('array*', (...lists: List[]) => lists.flat()),
  $in: typedOperator('any array', (value: unknown, list: List) => list.some((each) => equal(each, value)), true),
  $isArray: typedOperator('any', Array.isArray),
  $indexOfArray: typedOperator('array any', (list: List, value: unknown) =>
    list.findIndex((each) => equal(each, value)),
  ),
  $mergeObjects: variadicOperator(mergeDocuments),
  $concat: typedOperator('string*', (...texts: string[]) => texts.join('')),
  $type: typedOperator('any', typeOf),
  $isNumber: typedOperator('any', isNumeric),
};
