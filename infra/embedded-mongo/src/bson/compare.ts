import { encodeKey } from './key-encoding';
import { bsonTypeOf, bsonTypes } from './values';

const SURROGATE = /[\ud800-\udfff]/;

/** Compares any two values in MongoDB's order: negative, zero or positive. */
export function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number' && left === left && right === right)
    return left < right ? -1 : left > right ? 1 : 0;
  if (typeof left === 'string' && typeof right === 'string' && !SURROGATE.test(left) && !SURROGATE.test(right))
    return left === right ? 0 : left < right ? -1 : 1;
  if (left instanceof Date && right instanceof Date) return left.getTime() - right.getTime();
  if (!areComparable(left, right)) return bsonTypes[bsonTypeOf(left)].order - bsonTypes[bsonTypeOf(right)].order;
  const [leftKey, rightKey] = [encodeKey(left), encodeKey(right)];
  return leftKey === rightKey ? 0 : leftKey < rightKey ? -1 : 1;
}

/** MongoDB's equality: numbers by value whatever their type, documents with the order of their fields. */
export function equal(left: unknown, right: unknown): boolean {
  return left === right || compare(left, right) === 0;
}

/** Whether two values belong to the same group of types (type bracket): only then does `$gt` compare them. */
export function areComparable(left: unknown, right: unknown): boolean {
  return bsonTypes[bsonTypeOf(left)].order === bsonTypes[bsonTypeOf(right)].order;
}
