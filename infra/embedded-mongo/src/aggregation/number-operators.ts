import { Long } from 'bson';
import { add, multiply, refuseDecimal, subtract } from '../bson/arithmetic';
import { compare } from '../bson/compare';
import { asDouble, isNumeric, kindOf, toNumber, truthy } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { isNullish, typeOf } from './evaluation';
import { folding, many, nullable, plain, type Operator, type Run } from './operator';

function numberOf(value: unknown, name: string, code: number): number {
  if (!isNumeric(value)) throw new MongoError(code, `${name} only supports numeric types, not ${typeOf(value)}`);
  refuseDecimal(name, value);
  return toNumber(value);
}

function sum(values: readonly unknown[]): unknown {
  let total: unknown = 0;
  let date: Date | undefined;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (!(value instanceof Date)) total = add(total, checked(value, '$add', 14));
    else if (date) throw new MongoError(16612, 'only one date allowed in an $add expression');
    else date = value;
  }
  return date ? moved(date, toNumber(total)) : total;
}

function checked(value: unknown, name: string, code: number): unknown {
  numberOf(value, name, code);
  return value;
}

/** A date so many milliseconds later. */
export function moved(date: Date, milliseconds: number): Date {
  const result = new Date(date.getTime() + Math.trunc(milliseconds));
  if (Number.isNaN(result.getTime())) throw new MongoError(15, 'date overflow');
  return result;
}

const difference: Run = ([left, right], name) => {
  if (!(left instanceof Date)) return subtract(checked(left, name, 14), checked(right, name, 14));
  return right instanceof Date
    ? Long.fromNumber(left.getTime() - right.getTime())
    : moved(left, -numberOf(right, name, 14));
};

const quotient: Run = ([left, right], name) => {
  const [dividend, divisor] = [numberOf(left, name, 14), numberOf(right, name, 14)];
  if (divisor === 0) throw new MongoError(2, "can't $divide by zero");
  return asDouble(dividend / divisor);
};

const remainder: Run = ([left, right], name) => {
  const [dividend, divisor] = [numberOf(left, name, 16611), numberOf(right, name, 16611)];
  if (divisor === 0) throw new MongoError(16610, "can't $mod by zero");
  const kinds = [kindOf(left), kindOf(right)];
  if (kinds.includes('double')) return asDouble(dividend % divisor);
  const whole = BigInt(String(left)) % BigInt(String(right));
  return kinds.includes('long') ? Long.fromBigInt(whole) : Number(whole);
};

/** An operator of one number: one function for doubles, one for whole numbers, which most leave as they are. */
const unary = (ofDouble: (value: number) => number, ofWhole = (value: unknown) => value): Operator =>
  nullable([1, 2], ([value, place], name) => {
    if (place !== undefined) throw unsupported(`${name} with a second argument`);
    const number = numberOf(value, name, 28765);
    return kindOf(value) === 'double' ? asDouble(ofDouble(number)) : ofWhole(value);
  });

function halfToEven(value: number): number {
  return value - Math.floor(value) === 0.5 ? 2 * Math.round(value / 2) : Math.round(value);
}

/** The sum of the numbers among the values. */
export function total(values: readonly unknown[]): unknown {
  return values.filter(isNumeric).reduce((so, value) => add(so, value), 0);
}

/** The mean of the numbers among the values, a double; null of none. */
export function average(values: readonly unknown[]): unknown {
  const numbers = values.filter(isNumeric);
  return numbers.length === 0 ? null : asDouble(toNumber(total(numbers)) / numbers.length);
}

/** The least (-1) or greatest (1) of the values that are there; null of none. */
export function extreme(values: readonly unknown[], direction: 1 | -1): unknown {
  const there = values.filter((value) => !isNullish(value));
  return there.length === 0
    ? null
    : there.reduce((best, value) => (compare(value, best) * direction > 0 ? value : best));
}

/** An operator of the values given, or of those in the one list that is given. */
const over = (run: (values: readonly unknown[]) => unknown): Operator =>
  plain(many, (values) => run(values.length === 1 && Array.isArray(values[0]) ? (values[0] as unknown[]) : values));

const comparing = (holds: (order: number) => unknown): Operator =>
  plain(2, ([left, right]) => holds(compare(left, right)));

/** Numbers, and comparisons of values of any type: missing is less than null. */
export const numberOperators: Record<string, Operator> = {
  $add: plain(many, sum),
  $subtract: nullable(2, difference),
  $multiply: folding(1, (product, value, name) => multiply(product, checked(value, name, 14))),
  $divide: nullable(2, quotient),
  $mod: nullable(2, remainder),
  $abs: unary(Math.abs, (value) => multiply(value, toNumber(value) < 0 ? -1 : 1)),
  $ceil: unary(Math.ceil),
  $floor: unary(Math.floor),
  $round: unary(halfToEven),
  $trunc: unary(Math.trunc),
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
  $not: plain(1, ([value]) => !truthy(value)),
};
