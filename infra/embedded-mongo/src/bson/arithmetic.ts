import { Decimal128, Double, Long } from 'bson';
import { MongoError } from '../errors';
import { decimalParts } from './number-key';
import { asDouble, kindOf, toNumber, type Kind } from './values';

const width: Partial<Record<Kind, number>> = { int: 1, long: 2, double: 3, decimal: 4 };

/** A whole number as BSON would keep it: int where it fits and `kind` allows, else long. */
function wholeOf(value: bigint, kind: number): unknown {
  if (kind === 1 && value >= -0x80000000n && value <= 0x7fffffffn) return Number(value);
  if (value >= -0x8000000000000000n && value <= 0x7fffffffffffffffn) return Long.fromBigInt(value);
  return undefined;
}

function bigOf(value: unknown): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(Math.trunc(toNumber(value)));
}

type Exact = { digits: bigint; exponent: number };

function exactOf(value: unknown): Exact | undefined {
  if (value instanceof Decimal128) return decimalParts(value);
  if (value instanceof Long) return { digits: value.toBigInt(), exponent: 0 };
  const number = toNumber(value);
  if (kindOf(value) === 'int') return { digits: BigInt(number), exponent: 0 };
  return Number.isFinite(number) ? decimalParts(Decimal128.fromString(number.toPrecision(15))) : undefined;
}

function decimalOf(
  left: unknown,
  right: unknown,
  combine: (one: Exact, other: Exact) => Exact,
  fallback: number,
): Decimal128 {
  const [one, other] = [exactOf(left), exactOf(right)];
  if (!one || !other) return Decimal128.fromString(String(fallback));
  const { digits, exponent } = combine(one, other);
  return Decimal128.fromStringWithRounding(`${digits}E${exponent}`);
}

function addExactly(one: Exact, other: Exact): Exact {
  const exponent = Math.min(one.exponent, other.exponent);
  const scaled = (each: Exact) => each.digits * 10n ** BigInt(each.exponent - exponent);
  return { digits: scaled(one) + scaled(other), exponent };
}

function combined(
  left: unknown,
  right: unknown,
  whole: (a: bigint, b: bigint) => bigint,
  double: (a: number, b: number) => number,
  exact: (a: Exact, b: Exact) => Exact,
): unknown {
  if (typeof left === 'number' && typeof right === 'number') {
    const plain = double(left, right);
    if (kindOf(left) === 'int' && kindOf(right) === 'int')
      return kindOf(plain) === 'int' ? plain : Object.is(plain, -0) ? 0 : wholeOf(BigInt(plain), 1);
    return asDouble(plain);
  }
  const kind = Math.max(width[kindOf(left)] ?? 0, width[kindOf(right)] ?? 0);
  const plain = double(toNumber(left), toNumber(right));
  if (kind === 4) return decimalOf(left, right, exact, plain);
  if (kind === 3) return asDouble(plain);
  const sum = wholeOf(whole(bigOf(left), bigOf(right)), kind);
  return sum === undefined ? new Double(plain) : sum;
}

/** The sum of two numbers in the wider of their kinds; an int that overflows becomes a long, a long a double. */
export function add(left: unknown, right: unknown): unknown {
  return combined(
    left,
    right,
    (a, b) => a + b,
    (a, b) => a + b,
    addExactly,
  );
}

/** The product of two numbers, in kinds as `add`. */
export function multiply(left: unknown, right: unknown): unknown {
  const exact = (a: Exact, b: Exact) => ({ digits: a.digits * b.digits, exponent: a.exponent + b.exponent });
  return combined(
    left,
    right,
    (a, b) => a * b,
    (a, b) => a * b,
    exact,
  );
}

/** The difference of two numbers, in kinds as `add`. */
export function subtract(left: unknown, right: unknown): unknown {
  const exact = (a: Exact, b: Exact) => addExactly(a, { digits: -b.digits, exponent: b.exponent });
  return combined(
    left,
    right,
    (a, b) => a - b,
    (a, b) => a - b,
    exact,
  );
}

/** Refuses decimals where this store computes in doubles. */
export function refuseDecimal(operator: string, ...values: unknown[]): void {
  if (values.some((value) => value instanceof Decimal128)) {
    throw new MongoError(115, `${operator} of a decimal is not supported by the embedded store`);
  }
}
