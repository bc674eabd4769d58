import {
  Decimal128,
  Long,
  type Binary,
  type BSONRegExp,
  type BSONSymbol,
  type Code,
  type ObjectId,
  type Timestamp,
} from 'bson';
import { kindOf, kinds, toNumber, type Doc, type Kind } from './values';

/** The first character of every key of a kind of values. */
export function rankKey(kind: Kind): string {
  return String.fromCharCode(kinds[kind].rank);
}

/**
 * A string of bytes (one a character) that sorts, with `<`, as MongoDB sorts the value. Equal values have equal keys,
 * and no key is the beginning of another, so keys can be joined.
 */
export function orderKey(value: unknown): string {
  const kind = kindOf(value);
  return rankKey(kind) + (payloads[kind]?.(value as never) ?? '');
}

/** What tells the values of a kind apart; those of the other kinds are all equal. */
const payloads: Partial<Record<Kind, (value: never) => string>> = {
  int: numberKey,
  double: numberKey,
  long: numberKey,
  decimal: numberKey,
  string: textKey,
  symbol: ({ value }: BSONSymbol) => textKey(value),
  object: documentKey,
  array: (list: readonly unknown[]) => `${list.reduce<string>((key, value) => key + orderKey(value ?? null), '')}\0`,
  binData: binaryKey,
  objectId: ({ id }: ObjectId) => latin1(id),
  bool: (value: boolean) => (value ? '\x01' : '\0'),
  date: (value: Date) => doubleKey(value.getTime()),
  timestamp: ({ t, i }: Timestamp) => doubleKey(t) + doubleKey(i),
  regex: ({ pattern, options }: BSONRegExp) => textKey(pattern) + textKey(options),
  javascript: ({ code }: Code) => textKey(code),
  javascriptWithScope: ({ code, scope }: Code) => textKey(code) + orderKey(scope),
};

const plain = /^[\x02-\x7f]*$/;

/** UTF-8 bytes of a text, ended by the only zero: zeros and ones inside are escaped. */
function textKey(text: string): string {
  return `${textBytes(text)}\0`;
}

/** As `textKey` without the end: what every text with this beginning starts with. */
export function textBytes(text: string): string {
  if (plain.test(text)) return text;
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  return bytes.replace(/[\0\x01]/g, (byte) => (byte === '\0' ? '\x01\x01' : '\x01\x02'));
}

function latin1({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}

function documentKey(doc: Doc): string {
  let key = '';
  for (const [name, value] of Object.entries(doc)) {
    const own = orderKey(value);
    if (value !== undefined) key += own[0] + textKey(name) + own.slice(1);
  }
  return `${key}\0`;
}

function binaryKey(value: Binary): string {
  const head = Buffer.from([0, 0, 0, 0, value.sub_type]);
  head.writeUInt32BE(value.position);
  return head.toString('latin1') + latin1(value.value());
}

const flipped = Array.from({ length: 256 }, (_, code) => String.fromCharCode(255 - code));

/** A key that sorts the other way round. */
export function flip(key: string): string {
  let made = '';
  for (let n = 0; n < key.length; n++) made += flipped[key.charCodeAt(n)] ?? '';
  return made;
}

const scratch = Buffer.alloc(8);

/** Eight bytes that sort as doubles do, NaN first; both zeros are one. */
function doubleKey(value: number): string {
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
function numberKey(value: unknown): string {
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
