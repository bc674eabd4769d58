import { Decimal128, Double, Long } from 'bson';
import { unsupported } from '../errors';
import { toDouble, bsonTypeOf, toNumber } from './values';

type Operation = [
  ofDoubles: (left: number, right: number) => number,
  ofIntegers: (left: bigint, right: bigint) => bigint,
];

const sum: Operation = [(left, right) => left + right, (left, right) => left + right];
const difference: Operation = [(left, right) => left - right, (left, right) => left - right];
const product: Operation = [(left, right) => left * right, (left, right) => left * right];

/** The sum of two numbers in the wider of their types; an int that overflows becomes a long, a long becomes a double. */
export function add(left: unknown, right: unknown): unknown {
  return applyArithmetic(left, right, sum);
}

/** The difference of two numbers; its type as for `add`. */
export function subtract(left: unknown, right: unknown): unknown {
  return applyArithmetic(left, right, difference);
}

/** The product of two numbers; its type as for `add`. */
export function multiply(left: unknown, right: unknown): unknown {
  return applyArithmetic(left, right, product);
}

function applyArithmetic(left: unknown, right: unknown, [ofDoubles, ofIntegers]: Operation): unknown {
  rejectDecimalsAndDates('arithmetic', left, right);
  const types = [bsonTypeOf(left), bsonTypeOf(right)];
  const approximate = ofDoubles(toNumber(left), toNumber(right));
  if (types.includes('double')) return toDouble(approximate);
  // Adding 0 turns -0, which would be a double, into the int 0.
  if (!types.includes('long') && bsonTypeOf(approximate + 0) === 'int') return approximate + 0;
  const exact = ofIntegers(BigInt(String(left)), BigInt(String(right)));
  return BigInt.asIntN(64, exact) === exact ? Long.fromBigInt(exact) : new Double(approximate);
}

/** Decimals and dates can be stored and compared, but not computed with: a double would lose digits of a decimal. */
export function rejectDecimalsAndDates(operator: string, ...values: unknown[]): void {
  if (values.some((value) => value instanceof Decimal128)) throw unsupported(`${operator} of a decimal`);
  if (values.some((value) => value instanceof Date)) throw unsupported(`${operator} of a date`);
}
