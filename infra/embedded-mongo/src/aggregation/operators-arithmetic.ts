import { Long } from 'bson';
import { add, multiply, refuseDecimal, subtract } from '../bson/arithmetic';
import { compare } from '../bson/compare';
import { asDouble, isNumeric, kindOf, toNumber } from '../bson/values';
import { MongoError } from '../errors';
import type { EagerOperator } from './evaluation';

export const isNullish = (value: unknown): value is null | undefined => value === null || value === undefined;

function number(name: string, value: unknown): number {
  if (!isNumeric(value)) throw new MongoError(28765, `${name} only supports numeric types, not ${kindOf(value)}`);
  refuseDecimal(name, value);
  return toNumber(value);
}

/** A whole result in the widest kind of what it was made of. */
function inKindOf(result: number, ...values: unknown[]): unknown {
  const kinds = values.map(kindOf);
  if (kinds.includes('double')) return asDouble(result);
  return kinds.includes('long') ? Long.fromNumber(result) : result === 0 ? 0 : result;
}

function unary(name: string, run: (value: number) => number, keepsInt = false): EagerOperator {
  return {
    least: 1,
    most: 1,
    run: (value) => {
      if (isNullish(value)) return null;
      const result = run(number(name, value));
      return keepsInt ? inKindOf(result, value) : asDouble(result);
    },
  };
}

function sum(...values: unknown[]): unknown {
  let total: unknown = 0;
  let date: Date | undefined;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (value instanceof Date) {
      if (date) throw new MongoError(16612, 'only one date allowed in an $add expression');
      date = value;
    } else if (isNumeric(value)) total = add(total, value);
    else throw new MongoError(14, `$add only supports numeric or date types, not ${kindOf(value)}`);
  }
  return date ? new Date(date.getTime() + Math.trunc(toNumber(total))) : total;
}

function difference(left: unknown, right: unknown): unknown {
  if (isNullish(left) || isNullish(right)) return null;
  if (left instanceof Date) {
    const other = right instanceof Date ? right.getTime() : number('$subtract', right);
    return right instanceof Date ? multiply(left.getTime() - other, 1) : new Date(left.getTime() - other);
  }
  if (!isNumeric(left) || !isNumeric(right))
    throw new MongoError(14, `can't $subtract ${kindOf(right)} from ${kindOf(left)}`);
  return subtract(left, right);
}

function quotient(left: unknown, right: unknown): unknown {
  if (isNullish(left) || isNullish(right)) return null;
  const [dividend, divisor] = [number('$divide', left), number('$divide', right)];
  if (divisor === 0) throw new MongoError(2, "can't $divide by zero");
  return asDouble(dividend / divisor);
}

function remainder(left: unknown, right: unknown): unknown {
  if (isNullish(left) || isNullish(right)) return null;
  const [dividend, divisor] = [number('$mod', left), number('$mod', right)];
  if (divisor === 0) throw new MongoError(16610, "can't $mod by zero");
  const rest = dividend % divisor;
  return inKindOf(rest, left, right);
}

function product(...values: unknown[]): unknown {
  let total: unknown = 1;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (!isNumeric(value)) throw new MongoError(14, `$multiply only supports numeric types, not ${kindOf(value)}`);
    total = multiply(total, value);
  }
  return total;
}

function power(base: unknown, exponent: unknown): unknown {
  if (isNullish(base) || isNullish(exponent)) return null;
  const result = number('$pow', base) ** number('$pow', exponent);
  return kindOf(base) === 'int' && kindOf(exponent) === 'int' && Number.isSafeInteger(result)
    ? multiply(result, 1)
    : asDouble(result);
}

/** Rounds half to even, as MongoDB does, at a decimal place. */
function rounded(name: string, value: unknown, place: unknown, toWhole: (value: number) => number): unknown {
  if (isNullish(value) || (place !== undefined && isNullish(place))) return null;
  const digits = place === undefined ? 0 : number(name, place);
  if (kindOf(value) === 'int' && digits >= 0) return value;
  const plain = number(name, value);
  const shifted = Number(`${plain}e${digits}`);
  const result =
    Number.isFinite(shifted) && !`${plain}`.includes('e') ? Number(`${toWhole(shifted)}e${-digits}`) : plain;
  return kindOf(value) === 'int' ? result : asDouble(result);
}

function halfToEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

/** The numbers among the values, or in the one array that is given. */
function numbersOf(values: unknown[]): unknown[] {
  const [only] = values;
  return (values.length === 1 && Array.isArray(only) ? (only as unknown[]) : values).filter(isNumeric);
}

/** The mean of numbers as a double; null of none. */
export function average(values: readonly unknown[]): unknown {
  refuseDecimal('$avg', ...values);
  return values.length === 0
    ? null
    : asDouble(toNumber(values.reduce((total, each) => add(total, each), 0)) / values.length);
}

/** The least (-1) or greatest (1) of the values that are there; null of none. */
export function extreme(values: readonly unknown[], direction: 1 | -1): unknown {
  let best: unknown;
  for (const value of values) {
    if (!isNullish(value) && (best === undefined || compare(value, best) * direction > 0)) best = value;
  }
  return best ?? null;
}

/** The sample or population deviation of numbers; null where there are too few. */
export function deviation(values: readonly unknown[], isSample: boolean): unknown {
  const numbers = values.filter(isNumeric).map(toNumber);
  if (numbers.length < (isSample ? 2 : 1)) return null;
  const mean = numbers.reduce((total, each) => total + each, 0) / numbers.length;
  const squares = numbers.reduce((total, each) => total + (each - mean) ** 2, 0);
  return asDouble(Math.sqrt(squares / (numbers.length - (isSample ? 1 : 0))));
}

const spread = (values: unknown[]): unknown[] =>
  values.length === 1 && Array.isArray(values[0]) ? (values[0] as unknown[]) : values;

/** Numbers: sums, products, rounding, and the accumulators as expressions. */
export const arithmeticOperators: Record<string, EagerOperator> = {
  $add: { least: 0, most: Infinity, run: sum },
  $subtract: { least: 2, most: 2, run: difference },
  $multiply: { least: 0, most: Infinity, run: product },
  $divide: { least: 2, most: 2, run: quotient },
  $mod: { least: 2, most: 2, run: remainder },
  $pow: { least: 2, most: 2, run: power },
  $abs: unary('$abs', Math.abs, true),
  $ceil: unary('$ceil', Math.ceil, true),
  $floor: unary('$floor', Math.floor, true),
  $sqrt: unary('$sqrt', (value) => {
    if (value < 0) throw new MongoError(28714, "$sqrt's argument must be greater than or equal to 0");
    return Math.sqrt(value);
  }),
  $exp: unary('$exp', Math.exp),
  $ln: unary('$ln', Math.log),
  $log10: unary('$log10', Math.log10),
  $round: { least: 1, most: 2, run: (value, place) => rounded('$round', value, place, halfToEven) },
  $trunc: { least: 1, most: 2, run: (value, place) => rounded('$trunc', value, place, Math.trunc) },
  $sum: {
    least: 0,
    most: Infinity,
    run: (...values) => numbersOf(values).reduce((total, each) => add(total, each), 0),
  },
  $avg: { least: 0, most: Infinity, run: (...values) => average(numbersOf(values)) },
  $min: { least: 0, most: Infinity, run: (...values) => extreme(spread(values), -1) },
  $max: { least: 0, most: Infinity, run: (...values) => extreme(spread(values), 1) },
  $stdDevPop: { least: 0, most: Infinity, run: (...values) => deviation(numbersOf(values), false) },
  $stdDevSamp: { least: 0, most: Infinity, run: (...values) => deviation(numbersOf(values), true) },
};
