import { BSONRegExp } from 'bson';
import { compare, equal, areComparable } from '../bson/compare';
import { encodeKey } from '../bson/key-encoding';
import { isNumeric, bsonTypeOf, bsonTypes, toNumber } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { compileRegex, regexSource } from './regex';

/** A test of one value; a missing field is `undefined`. */
export type Predicate = (value: unknown) => boolean;

/** `$eq`: null also matches a missing field. */
export function equalTo(operand: unknown): Predicate {
  if (operand === null) return (value) => value === null || value === undefined;
  if (typeof operand === 'string') return (value) => value === operand;
  return (value) =>
    value === operand || (value !== undefined && areComparable(value, operand) && equal(value, operand));
}

/** `$in`: one of the values, or a match of one of the regular expressions. */
export function inValues(operand: readonly unknown[]): Predicate {
  const patterns = operand.filter((each) => bsonTypeOf(each) === 'regex').map((each) => matchesRegex(each));
  const keys = new Set(operand.map(encodeKey));
  return (value) => keys.has(encodeKey(value ?? null)) || patterns.some((test) => test(value));
}

/** `$gt`, `$gte`, `$lt`, `$lte`: only values of a comparable type match, and NaN is only equal to itself. */
export function inRange(operator: string, operand: unknown): Predicate {
  const type = bsonTypeOf(operand);
  const includesEqual = operator.endsWith('e');
  const passes = (order: number) => (order === 0 ? includesEqual : order > 0 === operator.startsWith('$g'));
  if (type === 'null' || isNaN(operand)) return includesEqual ? equalTo(operand) : () => false;
  if (type === 'minKey' || type === 'maxKey') return (value) => value !== undefined && passes(compare(value, operand));
  return (value) =>
    value !== undefined && areComparable(value, operand) && !isNaN(value) && passes(compare(value, operand));
}

function isNaN(value: unknown): boolean {
  return typeof value !== 'string' && isNumeric(value) && Number.isNaN(toNumber(value));
}

/** `$regex` with its `$options`: strings that match, and the same regular expression stored as a value. */
export function matchesRegex(value: unknown, givenOptions?: unknown): Predicate {
  const source = regexSource(value);
  if (givenOptions !== undefined && typeof givenOptions !== 'string') throw badValue('$options has to be a string');
  if (givenOptions && source.options) throw new MongoError(51075, 'options set in both $regex and $options');
  const options = givenOptions || source.options;
  const compiled = compileRegex(source.pattern, options);
  return (each) =>
    typeof each === 'string'
      ? compiled.test(each)
      : each instanceof BSONRegExp && each.pattern === source.pattern && each.options === options;
}

const NUMBER_TYPES = ['int', 'long', 'double', 'decimal'];

/** `$type`: names or numbers of types; `number` means all number types. */
export function isOfType(operand: unknown): Predicate {
  const names = (Array.isArray(operand) ? (operand as unknown[]) : [operand]).flatMap((each) => {
    if (each === 'number') return NUMBER_TYPES;
    const type = Object.entries(bsonTypes).find(
      ([name, { code }]) => name === each || (isNumeric(each) && code === toNumber(each)),
    );
    if (!type) throw badValue(`Unknown type name alias: ${String(each)}`);
    return type[0];
  });
  if (names.length === 0) throw new MongoError(9, 'it must match at least one type');
  return (value) => value !== undefined && names.includes(bsonTypeOf(value));
}

/** `$size`: arrays of that length. */
export function hasSize(operand: unknown): Predicate {
  const size = toNumber(operand);
  if (!Number.isInteger(size) || size < 0) throw badValue('Failed to parse $size. Expected a non-negative integer');
  return (value) => Array.isArray(value) && value.length === size;
}
