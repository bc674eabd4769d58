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
import { bsonTypeOf, bsonTypes, toNumber, type Doc, type BsonType } from './values';

/** The first character of every key of a type. */
export function typePrefix(type: BsonType): string {
  return String.fromCharCode(bsonTypes[type].order);
}

/**
 * An order-preserving encoding: a string of one-byte characters that compares with `<` as MongoDB compares the values.
 * Equal values have equal keys. No key is a prefix of another, so that keys of several fields can be concatenated.
 */
export function encodeKey(value: unknown): string {
  const type = bsonTypeOf(value);
  return typePrefix(type) + (payloadEncoders[type]?.(value as never) ?? '');
}

/** Encoders of what follows the type; all values of a type without one (null, minKey) are equal. */
const payloadEncoders: Partial<Record<BsonType, (value: never) => string>> = {
  int: encodeNumber,
  double: encodeNumber,
  long: encodeNumber,
  decimal: encodeNumber,
  string: encodeText,
  symbol: ({ value }: BSONSymbol) => encodeText(value),
  object: encodeDocument,
  array: (list: readonly unknown[]) => `${list.reduce<string>((key, value) => key + encodeKey(value ?? null), '')}\0`,
  binData: encodeBinary,
  objectId: ({ id }: ObjectId) => latin1(id),
  bool: (value: boolean) => (value ? '\x01' : '\0'),
  date: (value: Date) => encodeDouble(value.getTime()),
  timestamp: ({ t, i }: Timestamp) => encodeDouble(t) + encodeDouble(i),
  regex: ({ pattern, options }: BSONRegExp) => encodeText(pattern) + encodeText(options),
  javascript: ({ code }: Code) => encodeText(code),
  javascriptWithScope: ({ code, scope }: Code) => encodeText(code) + encodeKey(scope),
};

const NEEDS_NO_ESCAPE = /^[\x02-\x7f]*$/;

/** The UTF-8 bytes of a text and a zero as terminator; zeros and ones inside are escaped. */
function encodeText(text: string): string {
  return `${escapeText(text)}\0`;
}

/** The key of a text without the terminator: the prefix of the keys of all texts that begin with it. */
export function escapeText(text: string): string {
  if (NEEDS_NO_ESCAPE.test(text)) return text;
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  return bytes.replace(/[\0\x01]/g, (byte) => (byte === '\0' ? '\x01\x01' : '\x01\x02'));
}

function latin1({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}

function encodeDocument(doc: Doc): string {
  let key = '';
  for (const [name, value] of Object.entries(doc)) {
    const valueKey = encodeKey(value);
    // MongoDB compares fields by type first, then by name, then by value.
    if (value !== undefined) key += valueKey[0] + encodeText(name) + valueKey.slice(1);
  }
  return `${key}\0`;
}

function encodeBinary(value: Binary): string {
  const header = Buffer.from([0, 0, 0, 0, value.sub_type]);
  header.writeUInt32BE(value.position);
  return header.toString('latin1') + latin1(value.value());
}

const INVERTED_BYTES = Array.from({ length: 256 }, (_, code) => String.fromCharCode(255 - code));

/** A key with the opposite order, for descending fields. */
export function invertKey(key: string): string {
  let inverted = '';
  for (let n = 0; n < key.length; n++) inverted += INVERTED_BYTES[key.charCodeAt(n)] ?? '';
  return inverted;
}

const scratch = Buffer.alloc(8);

/** Eight bytes that sort as the doubles do: NaN first, 0 and -0 equal. */
function encodeDouble(value: number): string {
  if (Number.isNaN(value)) return '\0\0\0\0\0\0\0\0';
  scratch.writeDoubleBE(value === 0 ? 0 : value);
  if (value < 0) for (let n = 0; n < 8; n++) scratch[n] = 255 - (scratch[n] ?? 0);
  else scratch[0] = (scratch[0] ?? 0) | 0x80;
  return scratch.toString('latin1', 0, 8);
}

/**
 * Numbers of all types share one encoding. The nearest double comes first; a long or decimal that no double can hold
 * is followed by a mark (less than, equal to or greater than that double) and its normalised digits.
 */
function encodeNumber(value: unknown): string {
  const nearest = toNumber(value);
  const parts = value instanceof Decimal128 || value instanceof Long ? decimalParts(value) : undefined;
  if (!parts) return `${encodeDouble(nearest)}\x80`;
  const double = Number.isFinite(nearest) ? nearest : Math.sign(nearest) * Number.MAX_VALUE;
  const order = compareExactly(parts, double);
  const mark = order === 0 ? '\x80' : (order < 0 ? '\x7f' : '\x81') + encodeDigits(parts);
  return encodeDouble(double) + mark;
}

/** A number as `coefficient * 10^exponent`. */
interface DecimalParts {
  coefficient: bigint;
  exponent: number;
}

/** The parts of a finite decimal, or of a long that a double cannot hold. */
function decimalParts(value: Decimal128 | Long): DecimalParts | undefined {
  if (value instanceof Long && Number.isSafeInteger(value.toNumber())) return undefined;
  const match = /^(-?\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(value.toString());
  if (!match) return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  return { coefficient: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

function encodeDigits({ coefficient, exponent }: DecimalParts): string {
  const text = coefficient.toString().replace('-', '');
  const key = (exponent + text.length + 20000).toString() + text.padEnd(40, '0');
  return coefficient < 0n ? key.replace(/\d/g, (digit) => String(9 - Number(digit))) : key;
}

function compareExactly({ coefficient, exponent }: DecimalParts, double: number): number {
  let [whole, power] = [double, 0];
  for (; !Number.isInteger(whole); power++) whole *= 2;
  const left = coefficient * 2n ** BigInt(power) * 10n ** BigInt(Math.max(exponent, 0));
  const right = BigInt(whole) * 10n ** BigInt(Math.max(-exponent, 0));
  return left === right ? 0 : left < right ? -1 : 1;
}
