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

/** A key of a number of any kind: equal numbers have equal keys, whatever their kind. */
export function numberKey(value: unknown): string {
  const nearest = toNumber(value);
  if (value instanceof Long && !Number.isSafeInteger(nearest)) return inexactKey(BigInt(value.toString()), 0, nearest);
  if (value instanceof Decimal128 && !Number.isNaN(nearest)) {
    const parts = decimalParts(value);
    if (parts !== undefined) return inexactKey(parts.digits, parts.exponent, nearest);
  }
  return `${doubleKey(nearest)}\x80`;
}

/** A finite decimal as `digits * 10^exponent`; undefined for NaN and the infinities. */
export function decimalParts(value: Decimal128): { digits: bigint; exponent: number } | undefined {
  const found = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(value.toString());
  if (!found) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = found;
  return { digits: BigInt(`${sign}${whole}${fraction}`), exponent: Number(exponent) - fraction.length };
}

/** The double goes first; what it cannot hold follows as a mark (below, equal, above) and normalised digits. */
function inexactKey(digits: bigint, exponent: number, nearest: number): string {
  const limit = Math.sign(nearest) * Number.MAX_VALUE;
  const double = Number.isFinite(nearest) ? nearest : limit;
  const order = compareExactly(digits, exponent, double);
  if (order === 0) return `${doubleKey(double)}\x80`;
  return doubleKey(double) + (order < 0 ? '\x7f' : '\x81') + digitsKey(digits, exponent);
}

function digitsKey(digits: bigint, exponent: number): string {
  const negative = digits < 0n;
  const text = (negative ? -digits : digits).toString();
  const scale = exponent + text.length + 20000;
  const key = scale.toString().padStart(5, '0') + text.padEnd(40, '0');
  return negative ? key.replace(/\d/g, (digit) => String(9 - Number(digit))) : key;
}

function compareExactly(digits: bigint, exponent: number, double: number): number {
  if (double === 0) return digits === 0n ? 0 : digits < 0n ? -1 : 1;
  const { mantissa, power } = doubleParts(double);
  let [left, right] = [digits, mantissa];
  if (exponent < 0) right *= 10n ** BigInt(-exponent);
  else left *= 10n ** BigInt(exponent);
  if (power < 0) left <<= BigInt(-power);
  else right <<= BigInt(power);
  return left === right ? 0 : left < right ? -1 : 1;
}

function doubleParts(value: number): { mantissa: bigint; power: number } {
  scratch.writeDoubleBE(value);
  const bits = scratch.readBigUInt64BE();
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = exponent === 0 ? fraction : fraction | 0x10000000000000n;
  return { mantissa: value < 0 ? -mantissa : mantissa, power: (exponent === 0 ? 1 : exponent) - 1075 };
}
