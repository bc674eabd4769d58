import { BSONValue, Code, Decimal128, Double, Int32, Long } from 'bson';

/** A document as the store holds it: plain objects and arrays, BSON classes where JavaScript has no type. */
export type Doc = { [key: string]: unknown };

const table = {
  minKey: { code: -1, rank: 1, tag: 'MinKey' },
  undefined: { code: 6, rank: 2 },
  null: { code: 10, rank: 5 },
  int: { code: 16, rank: 10, tag: 'Int32' },
  double: { code: 1, rank: 10, tag: 'Double' },
  long: { code: 18, rank: 10, tag: 'Long' },
  decimal: { code: 19, rank: 10, tag: 'Decimal128' },
  string: { code: 2, rank: 15 },
  symbol: { code: 14, rank: 15, tag: 'BSONSymbol' },
  object: { code: 3, rank: 20 },
  array: { code: 4, rank: 25 },
  binData: { code: 5, rank: 30, tag: 'Binary' },
  objectId: { code: 7, rank: 35, tag: 'ObjectId' },
  bool: { code: 8, rank: 40 },
  date: { code: 9, rank: 45 },
  timestamp: { code: 17, rank: 47, tag: 'Timestamp' },
  regex: { code: 11, rank: 50, tag: 'BSONRegExp' },
  dbPointer: { code: 12, rank: 55 },
  javascript: { code: 13, rank: 60, tag: 'Code' },
  javascriptWithScope: { code: 15, rank: 65 },
  maxKey: { code: 127, rank: 127, tag: 'MaxKey' },
};

/** MongoDB's name of a BSON type. */
export type Kind = keyof typeof table;

/** The BSON types: their numbers, as `$type` knows them, their ranks in the order of types, and the library's names. */
export const kinds: Record<Kind, { code: number; rank: number; tag?: string }> = table;

const names = Object.keys(table) as Kind[];
const kindOfTag = new Map(names.map((name) => [kinds[name].tag, name]));

/** The BSON type of a value; a missing value is `undefined`. */
export function kindOf(value: unknown): Kind {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'number') return isInt(value) ? 'int' : 'double';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value !== 'object') return 'undefined';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (!(value instanceof BSONValue)) return 'object';
  return value instanceof Code && value.scope ? 'javascriptWithScope' : (kindOfTag.get(value._bsontype) ?? 'object');
}

function isInt(value: number): boolean {
  return value === (value | 0) && !Object.is(value, -0);
}

/** Whether a value is an embedded document (and no array, date or BSON class). */
export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && kindOf(value) === 'object';
}

/** Whether a value is a number of any BSON kind. */
export function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'object' && kinds[kindOf(value)].rank === kinds.int.rank);
}

/** The nearest double of a number of any kind; NaN for everything else. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value instanceof Double || value instanceof Int32) return value.value;
  if (value instanceof Long) return value.toNumber();
  return value instanceof Decimal128 ? Number(value.toString()) : Number.NaN;
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
  return isInt(value) ? new Double(value) : value;
}
