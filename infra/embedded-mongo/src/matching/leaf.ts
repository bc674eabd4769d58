import { BSONRegExp } from 'bson';
import { compare, equal, sameRank } from '../bson/compare';
import { orderKey } from '../bson/order-key';
import { isNumeric, kindOf, kinds, toNumber } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { compilePattern, patternOf } from './pattern';

/** A test of one value; missing is `undefined`. */
export type Test = (value: unknown) => boolean;

/** Equality as `$eq` has it; null also stands for missing. */
export function equals(wanted: unknown): Test {
  if (wanted === null) return (value) => value === null || value === undefined;
  if (typeof wanted === 'string') return (value) => value === wanted;
  return (value) => value === wanted || (value !== undefined && sameRank(value, wanted) && equal(value, wanted));
}

/** `$in`: any of the values, or a match of any of the patterns. */
export function among(wanted: readonly unknown[]): Test {
  const patterns = wanted.filter((each) => kindOf(each) === 'regex').map((each) => matchesPattern(each));
  const keys = new Set(wanted.map(orderKey));
  return (value) => keys.has(orderKey(value ?? null)) || patterns.some((test) => test(value));
}

/** A range test: only values of comparable type pass, and NaN compares with nothing but itself. */
export function within(bound: string, wanted: unknown): Test {
  const kind = kindOf(wanted);
  const withEqual = bound.endsWith('e');
  const passes = (order: number) => (order === 0 ? withEqual : order > 0 === bound.startsWith('$g'));
  if (kind === 'null' || isNaN(wanted)) return withEqual ? equals(wanted) : () => false;
  if (kind === 'minKey' || kind === 'maxKey') return (value) => value !== undefined && passes(compare(value, wanted));
  return (value) => value !== undefined && sameRank(value, wanted) && !isNaN(value) && passes(compare(value, wanted));
}

function isNaN(value: unknown): boolean {
  return typeof value !== 'string' && isNumeric(value) && Number.isNaN(toNumber(value));
}

/** A regular expression's test, perhaps with options given apart: texts that match, and the same expression kept as a value. */
export function matchesPattern(value: unknown, more?: unknown): Test {
  const own = patternOf(value);
  if (more !== undefined && typeof more !== 'string') throw badValue('$options has to be a string');
  if (more && own.options) throw new MongoError(51075, 'options set in both $regex and $options');
  const options = more || own.options;
  const compiled = compilePattern(own.pattern, options);
  return (each) =>
    typeof each === 'string'
      ? compiled.test(each)
      : each instanceof BSONRegExp && each.pattern === own.pattern && each.options === options;
}

const numbers = ['int', 'long', 'double', 'decimal'];

/** `$type`: names or numbers of types; `number` is every number. */
export function isOfType(wanted: unknown): Test {
  const names = (Array.isArray(wanted) ? (wanted as unknown[]) : [wanted]).flatMap((each) => {
    if (each === 'number') return numbers;
    const known = Object.entries(kinds).find(
      ([name, { code }]) => name === each || (isNumeric(each) && code === toNumber(each)),
    );
    if (!known) throw badValue(`Unknown type name alias: ${String(each)}`);
    return known[0];
  });
  if (names.length === 0) throw new MongoError(9, 'it must match at least one type');
  return (value) => value !== undefined && names.includes(kindOf(value));
}

/** `$size`: arrays of so many elements. */
export function hasSize(wanted: unknown): Test {
  const size = toNumber(wanted);
  if (!Number.isInteger(size) || size < 0) throw badValue('Failed to parse $size. Expected a non-negative integer');
  return (value) => Array.isArray(value) && value.length === size;
}
