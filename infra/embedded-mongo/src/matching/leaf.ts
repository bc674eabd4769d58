import { BSONRegExp, ObjectId } from 'bson';
import { compare, equal, sameRank } from '../bson/compare';
import { orderKey } from '../bson/order-key';
import { isNumeric, kindOf, toNumber, type Kind } from '../bson/values';
import { MongoError, badValue } from '../errors';

/** A test of one value; missing is `undefined`. */
export type Test = (value: unknown) => boolean;

/** Equality as `$eq` has it; null also stands for missing. */
export function equals(wanted: unknown): Test {
  if (wanted === null || wanted === undefined) return (value) => value === null || value === undefined;
  if (typeof wanted === 'string' || typeof wanted === 'boolean') return (value) => value === wanted;
  if (typeof wanted === 'number' && !Number.isNaN(wanted)) {
    return (value) => value === wanted || (typeof value === 'object' && isNumeric(value) && equal(value, wanted));
  }
  if (wanted instanceof ObjectId) return (value) => value instanceof ObjectId && wanted.equals(value);
  return (value) => value !== undefined && sameRank(value, wanted) && equal(value, wanted);
}

/** `$in`: any of the values, or a match of any of the patterns. */
export function among(wanted: readonly unknown[]): Test {
  const patterns = wanted.filter((each) => kindOf(each) === 'regex').map(matchesPattern);
  const keys = new Set(wanted.map(orderKey));
  if (keys.has(orderKey(null))) keys.add(orderKey(undefined));
  return (value) => keys.has(orderKey(value)) || patterns.some((test) => test(value));
}

type Bound = '$gt' | '$gte' | '$lt' | '$lte';

const holds: Record<Bound, (order: number) => boolean> = {
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

/** A range test: only values of comparable type pass, and NaN compares with nothing but itself. */
export function within(bound: Bound, wanted: unknown): Test {
  const passes = holds[bound];
  const kind = kindOf(wanted);
  if (kind === 'null' || kind === 'undefined') return bound === '$gte' || bound === '$lte' ? equals(null) : () => false;
  if (kind === 'minKey' || kind === 'maxKey') return (value) => value !== undefined && passes(compare(value, wanted));
  const isNaN = isNumeric(wanted) && Number.isNaN(toNumber(wanted));
  if (isNaN) return bound === '$gte' || bound === '$lte' ? equals(wanted) : () => false;
  return (value) => {
    if (value === undefined || !sameRank(value, wanted)) return false;
    if (typeof value !== 'string' && isNumeric(value) && Number.isNaN(toNumber(value))) return false;
    return passes(compare(value, wanted));
  };
}

/** The pattern and options of a regular expression value. */
export function patternOf(value: unknown): { pattern: string; options: string } {
  if (value instanceof RegExp) return { pattern: value.source, options: value.flags };
  if (value instanceof BSONRegExp) return { pattern: value.pattern, options: value.options };
  return { pattern: String(value), options: '' };
}

/** A JavaScript expression for a pattern of MongoDB's; options i, m, s and u, others are refused. */
export function compilePattern(pattern: string, options: string): RegExp {
  const inline = /^\(\?([ims]+)\)/.exec(pattern);
  const source = inline ? pattern.slice(inline[0].length) : pattern;
  const flags = new Set(`${options}${inline?.[1] ?? ''}`);
  flags.delete('u');
  for (const flag of flags)
    if (!'ims'.includes(flag)) throw new MongoError(51108, `invalid flag in regex options: ${flag}`);
  const known = [...flags].join('');
  try {
    return new RegExp(source, `${known}u`);
  } catch {
    return compileLoosely(source, known);
  }
}

function compileLoosely(source: string, flags: string): RegExp {
  if (/\[\[:|\\[AzZGpPhHKR]|\(\?[>#imsx|&]|[+*?}]\+/.test(source))
    throw new MongoError(51091, `Regular expression is not supported: ${source}`);
  try {
    return new RegExp(source, flags);
  } catch {
    throw new MongoError(51091, `Regular expression is invalid: ${source}`);
  }
}

/** A regular expression's test: texts that match, and the same expression kept as a value. */
export function matchesPattern(value: unknown): Test {
  const { pattern, options } = patternOf(value);
  return matchesText(pattern, options);
}

/** As `matchesPattern`, of a pattern and options given apart. */
export function matchesText(pattern: string, options: string): Test {
  const compiled = compilePattern(pattern, options);
  return (value) => {
    if (typeof value === 'string') return compiled.test(value);
    return value instanceof BSONRegExp && value.pattern === pattern && value.options === options;
  };
}

const kindOfCode: Record<number, Kind> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  6: 'undefined',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  127: 'maxKey',
  [-1]: 'minKey',
  255: 'minKey',
};
const kinds = new Set<string>(Object.values(kindOfCode));

/** `$type`: names or numbers of types; `number` is every number. */
export function isOfType(wanted: unknown): Test {
  const names = new Set<string>();
  for (const each of Array.isArray(wanted) ? (wanted as unknown[]) : [wanted]) {
    const name = isNumeric(each) ? kindOfCode[toNumber(each)] : String(each);
    if (name === 'number') for (const kind of ['int', 'long', 'double', 'decimal']) names.add(kind);
    else if (name === undefined || !kinds.has(name)) throw badValue(`Unknown type name alias: ${String(each)}`);
    else names.add(name);
  }
  return (value) => value !== undefined && names.has(kindOf(value));
}

/** `$mod`: whole numbers of which the division by the first leaves the second. */
export function leaves(wanted: unknown): Test {
  if (!Array.isArray(wanted) || wanted.length < 2) throw badValue('malformed mod, not enough elements');
  if (wanted.length > 2) throw badValue('malformed mod, too many elements');
  if (!wanted.every(isNumeric)) throw badValue('malformed mod, divisor and remainder must be numbers');
  const [divisor = 0, remainder = 0] = wanted.map((each) => Math.trunc(toNumber(each)));
  if (divisor === 0) throw badValue('divisor cannot be 0');
  return (value) =>
    isNumeric(value) && Number.isFinite(toNumber(value)) && Math.trunc(toNumber(value)) % divisor === remainder;
}
