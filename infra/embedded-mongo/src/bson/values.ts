import { Binary, Decimal128, Double, Int32, Long, Timestamp, type ObjectId } from 'bson';

/** A document as the store holds it: plain objects and arrays, BSON classes where JavaScript has no type. */
export type Doc = { [key: string]: unknown };

/** MongoDB's names of the BSON types, as `$type` knows them. */
export type Kind =
  | 'double'
  | 'string'
  | 'object'
  | 'array'
  | 'binData'
  | 'undefined'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'null'
  | 'regex'
  | 'dbPointer'
  | 'javascript'
  | 'symbol'
  | 'javascriptWithScope'
  | 'int'
  | 'timestamp'
  | 'long'
  | 'decimal'
  | 'minKey'
  | 'maxKey';

const kindOfClass: Record<string, Kind> = {
  ObjectId: 'objectId',
  Long: 'long',
  Double: 'double',
  Int32: 'int',
  Decimal128: 'decimal',
  Binary: 'binData',
  UUID: 'binData',
  Timestamp: 'timestamp',
  BSONRegExp: 'regex',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
  BSONSymbol: 'symbol',
  DBRef: 'object',
};

/** The BSON type of a value; a missing value is `undefined`. */
export function kindOf(value: unknown): Kind {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'number':
      return value === (value | 0) && !Object.is(value, -0) ? 'int' : 'double';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'long';
    case 'object':
      return kindOfObject(value);
    default:
      return 'undefined';
  }
}

function kindOfObject(value: object | null): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof RegExp) return 'regex';
  if (value instanceof Uint8Array) return 'binData';
  const tag = (value as { _bsontype?: unknown })._bsontype;
  if (typeof tag !== 'string') return 'object';
  if (tag === 'Code') return (value as { scope?: unknown }).scope == null ? 'javascript' : 'javascriptWithScope';
  return kindOfClass[tag] ?? 'object';
}

/** Whether a value is an embedded document (and no array, date or BSON class). */
export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && kindOfObject(value) === 'object';
}

const numeric = new Set<Kind>(['int', 'double', 'long', 'decimal']);

/** Whether a value is a number of any BSON kind. */
export function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'object' && value !== null && numeric.has(kindOfObject(value)));
}

/** The nearest double of a number of any kind; NaN for everything else. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value instanceof Double || value instanceof Int32) return value.value;
  if (value instanceof Long) return value.toNumber();
  if (value instanceof Decimal128) return Number(value.toString());
  return typeof value === 'bigint' ? Number(value) : Number.NaN;
}

/** An own field of a document: names that every object inherits are no fields. */
export function fieldOf(doc: Doc, key: string): unknown {
  const value = doc[key];
  return typeof value === 'function' || value === Object.prototype ? undefined : value;
}

/** What MongoDB takes for true: everything but false, null, missing and zero. */
export function truthy(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  return !isNumeric(value) || toNumber(value) !== 0;
}

/** A double that stays a double where JavaScript would see an integer. */
export function asDouble(value: number): number | Double {
  return value === (value | 0) && !Object.is(value, -0) ? new Double(value) : value;
}

/** The bytes of a BSON binary, whichever class carries it. */
export function binaryBytes(value: unknown): { bytes: Uint8Array; subtype: number } {
  if (value instanceof Binary) return { bytes: value.buffer.subarray(0, value.position), subtype: value.sub_type };
  return { bytes: value as Uint8Array, subtype: 0 };
}

/** The high and low halves of a timestamp as one unsigned integer. */
export function timestampBits(value: unknown): bigint {
  return value instanceof Timestamp
    ? (BigInt(value.getHighBitsUnsigned()) << 32n) | BigInt(value.getLowBitsUnsigned())
    : 0n;
}

/** The twelve bytes of an ObjectId. */
export function objectIdBytes(value: unknown): Uint8Array {
  return (value as ObjectId).id;
}
