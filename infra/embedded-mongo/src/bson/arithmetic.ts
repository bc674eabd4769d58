import { Decimal128, Double, Long } from 'bson';
import { unsupported } from '../errors';
import { asDouble, kindOf, toNumber } from './values';

type Operation = [double: (left: number, right: number) => number, whole: (left: bigint, right: bigint) => bigint];

const sum: Operation = [(left, right) => left + right, (left, right) => left + right];
const difference: Operation = [(left, right) => left - right, (left, right) => left - right];
const product: Operation = [(left, right) => left * right, (left, right) => left * right];

/** The sum of two numbers in the wider of their kinds; an int that overflows becomes a long, a long a double. */
export function add(left: unknown, right: unknown): unknown {
  return combined(left, right, sum);
}

/** The difference of two numbers, in kinds as `add`. */
export function subtract(left: unknown, right: unknown): unknown {
  return combined(left, right, difference);
}

/** The product of two numbers, in kinds as `add`. */
export function multiply(left: unknown, right: unknown): unknown {
  return combined(left, right, product);
}

function combined(left: unknown, right: unknown, [double, whole]: Operation): unknown {
  refuseUncounted('arithmetic', left, right);
  const [one, other] = [kindOf(left), kindOf(right)];
  const plain = double(toNumber(left), toNumber(right));
  if (one === 'double' || other === 'double') return asDouble(plain);
  if (one === 'int' && other === 'int' && kindOf(plain + 0) === 'int') return plain + 0;
  const exact = whole(BigInt(String(left)), BigInt(String(right)));
  return BigInt.asIntN(64, exact) === exact ? Long.fromBigInt(exact) : new Double(plain);
}

/** Refuses decimals and dates: this store keeps and compares them exactly, and does not compute with them. */
export function refuseUncounted(operator: string, ...values: unknown[]): void {
  if (values.some((value) => value instanceof Decimal128)) throw unsupported(`${operator} of a decimal`);
  if (values.some((value) => value instanceof Date)) throw unsupported(`${operator} of a date`);
}
