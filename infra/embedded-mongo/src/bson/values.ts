import { BSONValue, Code, Decimal128, Double, Int32, Long } from 'bson';

/** A decoded document: plain objects and arrays, and classes of the bson package where JavaScript has no type. */
export type Doc = { [key: string]: unknown };

const TYPES = {
  minKey: { code: -1, order: 1, tag: 'MinKey' },
  undefined: { code: 6, order: 2 },
  null: { code: 10, order: 5 },
  int: { code: 16, order: 10, tag: 'Int32' },
  double: { code: 1, order: 10, tag: 'Double' },
  long: { code: 18, order: 10, tag: 'Long' },
  decimal: { code: 19, order: 10, tag: 'Decimal128' },
  string: { code: 2, order: 15 },
  symbol: { code: 14, order: 15, tag: 'BSONSymbol' },
  object: { code: 3, order: 20 },
  array: { code: 4, order: 25 },
  binData: { code: 5, order: 30, tag: 'Binary' },
  objectId: { code: 7, order: 35, tag: 'ObjectId' },
  bool: { code: 8, order: 40 },
  date: { code: 9, order: 45 },
  timestamp: { code: 17, order: 47, tag: 'Timestamp' },
  regex: { code: 11, order: 50, tag: 'BSONRegExp' },
  dbPointer: { code: 12, order: 55 },
  javascript: { code: 13, order: 60, tag: 'Code' },
  javascriptWithScope: { code: 15, order: 65 },
  maxKey: { code: 127, order: 127, tag: 'MaxKey' },
};

/** MongoDB's name of a BSON type. */
export type BsonType = keyof typeof TYPES;

/** The BSON types: the number that `$type` takes, the place in MongoDB's order of types, and the bson package's tag. */
export const bsonTypes: Record<BsonType, { code: number; order: number; tag?: string }> = TYPES;

const names = Object.keys(TYPES) as BsonType[];
const typeOfTag = new Map(names.map((name) => [bsonTypes[name].tag, name]));

/** The BSON type of a value; a missing field is `undefined`. */
export function bsonTypeOf(value: unknown): BsonType {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'number') return isInt(value) ? 'int' : 'double';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value !== 'object') return 'undefined';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (!(value instanceof BSONValue)) return 'object';
  return value instanceof Code && value.scope ? 'javascriptWithScope' : (typeOfTag.get(value._bsontype) ?? 'object');
}

function isInt(value: number): boolean {
  return value === (value | 0) && !Object.is(value, -0);
}

/** Whether a value is an embedded document, and not an array, a date or a value of the bson package. */
export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && bsonTypeOf(value) === 'object';
}

/** Whether a value is a number of any BSON type. */
export function isNumeric(value: unknown): boolean {
  return (
    typeof value === 'number' ||
    (typeof value === 'object' && bsonTypes[bsonTypeOf(value)].order === bsonTypes.int.order)
  );
}

/** The nearest double of a number of any BSON type; NaN for everything else. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value instanceof Double || value instanceof Int32) return value.value;
  if (value instanceof Long) return value.toNumber();
  return value instanceof Decimal128 ? Number(value.toString()) : Number.NaN;
}

/** A field of a document; `constructor` and the other names that every object inherits are not fields. */
export function ownField(doc: Doc, key: string): unknown {
  const value = doc[key];
  return typeof value === 'function' || value === Object.prototype ? undefined : value;
}

/** Truth as MongoDB sees it: everything but false, null, missing and zero. */
export function isTruthy(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  return !isNumeric(value) || toNumber(value) !== 0;
}

/** A BSON double: wrapped where the plain number would be encoded as an int. */
export function toDouble(value: number): number | Double {
  return isInt(value) ? new Double(value) : value;
}
