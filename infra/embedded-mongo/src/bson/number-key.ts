import { Decimal128, Long } from 'bson';
import { toNumber } from './values';

const scratch = Buffer.alloc(8);

/** Eight bytes that sort as doubles do, NaN first; both zeros are one. */
export function doubleKey(value: number): string {
  if (Number.isNaN(value)) return '\0\0\0\0\0\0\0\0';
  scratch.writeDoubleBE(value === 0 ? 0 : value);
  if (value < 0) for (let n = 0; n < 8; n++) scratch[n] = 255 - (scratch[n] ?? 0);
  else scratch[0] = (scratch[0] ?? 0) | 0x80;
  return scratch.toString('latin1', 0, 8);
}

/**
 * A key of a number of any kind: equal numbers have equal keys. The nearest double goes first; what it cannot hold
 * follows as a mark (below, equal, above) and normalised digits.
 */
export function numberKey(value: unknown): string {
  const nearest = toNumber(value);
  const parts = value instanceof Decimal128 || value instanceof Long ? decimalParts(value) : undefined;
  if (!parts) return `${doubleKey(nearest)}\x80`;
  const double = Number.isFinite(nearest) ? nearest : Math.sign(nearest) * Number.MAX_VALUE;
  const order = compareExactly(parts, double);
  const mark = order === 0 ? '\x80' : (order < 0 ? '\x7f' : '\x81') + digitsKey(parts);
  return doubleKey(double) + mark;
}

/** A number as `digits * 10^exponent`. */
interface Parts {
  digits: bigint;
  exponent: number;
}

/** The parts of a long that a double cannot hold, or of a finite decimal. */
function decimalParts(value: Decimal128 | Long): Parts | undefined {
  if (value instanceof Long && Number.isSafeInteger(value.toNumber())) return undefined;
  const found = /^(-?\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(value.toString());
  if (!found) return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = found;
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

function digitsKey({ digits, exponent }: Parts): string {
  const text = digits.toString().replace('-', '');
  const key = (exponent + text.length + 20000).toString() + text.padEnd(40, '0');
  return digits < 0n ? key.replace(/\d/g, (digit) => String(9 - Number(digit))) : key;
}

function compareExactly({ digits, exponent }: Parts, double: number): number {
  let [whole, power] = [double, 0];
  for (; !Number.isInteger(whole); power++) whole *= 2;
  const left = digits * 2n ** BigInt(power) * 10n ** BigInt(Math.max(exponent, 0));
  const right = BigInt(whole) * 10n ** BigInt(Math.max(-exponent, 0));
  return left === right ? 0 : left < right ? -1 : 1;
}
