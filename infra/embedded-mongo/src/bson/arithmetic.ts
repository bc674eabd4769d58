import { Decimal128, Double, Long } from 'bson';
import { unsupported } from '../errors';
import { toDouble, bsonTypeOf, toNumber } from './values';

type Arithmetic = (left: unknown, right: unknown) => unknown;

/** Computes in the wider type of the two numbers; an int that overflows becomes a long, a long becomes a double. */
const arithmetic =
  (
    ofDoubles: (left: number, right: number) => number,
    ofIntegers: (left: bigint, right: bigint) => bigint,
  ): Arithmetic =>
  (left, right) => {
    rejectDecimalsAndDates('arithmetic', left, right);
    const types = [bsonTypeOf(left), bsonTypeOf(right)];
    const approximate = ofDoubles(toNumber(left), toNumber(right));
    if (types.includes('double')) return toDouble(approximate);
    // Adding 0 turns -0, which would be a double, into the int 0.
    if (!types.includes('long') && bsonTypeOf(approximate + 0) === 'int') return approximate + 0;
    const exact = ofIntegers(BigInt(String(left)), BigInt(String(right)));
    return BigInt.asIntN(64, exact) === exact ? Long.fromBigInt(exact) : new Double(approximate);
  };

export const add = arithmetic(
  (left, right) => left + right,
  (left, right) => left + right,
);
export const subtract = arithmetic(
  (left, right) => left - right,
  (left, right) => left - right,
);
export const multiply = arithmetic(
  (left, right) => left * right,
  (left, right) => left * right,
);

/** Decimals and dates can be stored and compared, but not computed with: a double would lose digits of a decimal. */
export function rejectDecimalsAndDates(operator: string, ...values: unknown[]): void {
  if (values.some((value) => value instanceof Decimal128)) throw unsupported(`${operator} of a decimal`);
  if (values.some((value) => value instanceof Date)) throw unsupported(`${operator} of a date`);
}
