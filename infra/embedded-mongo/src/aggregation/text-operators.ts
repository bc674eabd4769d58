import { Decimal128, Long, ObjectId } from 'bson';
import { asDouble, isNumeric, kindOf, toNumber, truthy } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { compilePattern, patternOf } from '../matching/pattern';
import { isNullish, textOf, typeOf, wholeOf } from './evaluation';
import { folding, named, nullable, plain, type Operator, type Run } from './operator';

/** The text of a number. Of doubles only those with a short one are known: MongoDB writes others with fewer digits or a power of ten. */
function numberText(value: unknown): string {
  const number = toNumber(value);
  if (kindOf(value) !== 'double' || !Number.isFinite(number)) return String(value);
  const size = Math.abs(number);
  if ((size !== 0 && size < 1e-4) || size >= 1e15 || Number(number.toPrecision(15)) !== number)
    throw unsupported('the text of a double of many digits');
  return Object.is(number, -0) ? '-0' : String(number);
}

/** What operators on texts take for one; null is empty. */
function asText(value: unknown, name: string): string {
  if (isNullish(value)) return '';
  if (value instanceof Date) return value.toISOString();
  return isNumeric(value) ? numberText(value) : textOf(value, name, 16007);
}

const substring: Run = ([value, start, length], name) => {
  const points = Array.from(asText(value, name));
  const [from, size] = [wholeOf(start, name, 34450), wholeOf(length, name, 34452)];
  if (from < 0 || size < 0) throw new MongoError(34453, `${name} requires a start and a length that are not negative`);
  return points.slice(from, from + size).join('');
};

const split: Run = ([value, separator], name) => {
  if (separator === '') throw new MongoError(40087, '$split requires a non-empty separator');
  return textOf(value, name, 40085).split(textOf(separator, name, 40086));
};

const white = '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

const trim: Run = ([input, chars], name) => {
  if (input === null || chars === null) return null;
  const points = Array.from(textOf(input, name, 50699));
  const goes = new Set(textOf(chars ?? white, name, 50700));
  const stays = (point: string) => !goes.has(point);
  return points.slice(Math.max(points.findIndex(stays), 0), points.findLastIndex(stays) + 1).join('');
};

const matches: Run = ([input, regex, options], name) => {
  if (input === null || regex === null) return false;
  const given = patternOf(regex);
  if (given.options !== '' && !isNullish(options))
    throw new MongoError(51107, `${name} found regex option(s) in both 'regex' and 'options'`);
  return compilePattern(given.pattern, isNullish(options) ? given.options : textOf(options, name, 51106)).test(
    textOf(input, name, 51104),
  );
};

type Conversion = (value: unknown, target: string) => unknown;

function failure(value: unknown, target: string): MongoError {
  const shown = typeof value === 'string' ? ` '${value}'` : '';
  return new MongoError(
    241,
    `Failed to convert ${typeOf(value)}${shown} to ${target} in $convert with no onError value`,
  );
}

const toText: Conversion = (value, target) => {
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value !== 'boolean' && typeof value !== 'string' && !isNumeric(value) && !(value instanceof Date))
    throw failure(value, target);
  return typeof value === 'boolean' ? String(value) : asText(value, target);
};

/** The exact whole part of a number, or the number that a text or another value stands for. */
function whole(value: unknown, target: string): bigint {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value instanceof Date && target === 'long') return BigInt(value.getTime());
  if (typeof value === 'string' ? /^[+-]?\d+$/.test(value) : value instanceof Long)
    return BigInt(String(value).replace('+', ''));
  const number = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!Number.isFinite(number)) throw failure(value, target);
  if (value instanceof Decimal128) throw unsupported(`a decimal as ${target}`);
  return BigInt(Math.trunc(number));
}

const toInt: Conversion = (value, target) => {
  const number = whole(value, target);
  if (BigInt.asIntN(32, number) !== number) throw failure(value, target);
  return Number(number);
};

const toLong: Conversion = (value, target) => {
  const number = whole(value, target);
  if (BigInt.asIntN(64, number) !== number) throw failure(value, target);
  return Long.fromBigInt(number);
};

const toDouble: Conversion = (value, target) => {
  const isText = typeof value === 'string' && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(value);
  if (!isText && !isNumeric(value) && typeof value !== 'boolean' && !(value instanceof Date))
    throw failure(value, target);
  return asDouble(isNumeric(value) ? toNumber(value) : Number(value));
};

const toBool: Conversion = (value, target) => {
  if (['object', 'array', 'binData', 'regex', 'timestamp'].includes(kindOf(value))) throw failure(value, target);
  return truthy(value);
};

const isoDate = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/;

const toDate: Conversion = (value, target) => {
  if (value instanceof ObjectId) return value.getTimestamp();
  const [, day, time = '00:00', zone = 'Z'] = isoDate.exec(typeof value === 'string' ? value : '') ?? [];
  const isNumber = isNumeric(value) && kindOf(value) !== 'int';
  const date = new Date(
    isNumber ? Math.trunc(toNumber(value)) : value instanceof Date ? value : `${day}T${time}${zone}`,
  );
  if (Number.isNaN(date.getTime())) throw failure(value, target);
  return date;
};

const toObjectId: Conversion = (value, target) => {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string' || !/^[0-9a-fA-F]{24}$/.test(value)) throw failure(value, target);
  return ObjectId.createFromHexString(value);
};

const converting = (target: string, conversion: Conversion): Operator =>
  nullable(1, ([value]) => conversion(value, target));

const lower = (text: string) => text.toLowerCase();
const upper = (text: string) => text.toUpperCase();

/** Texts, and types and their conversions; upper and lower case are of ASCII letters only. */
export const textOperators: Record<string, Operator> = {
  $concat: folding('', (made: string, value, name) => made + textOf(value, name, 16702)),
  $toLower: plain(1, ([value], name) => asText(value, name).replace(/[A-Z]+/g, lower)),
  $toUpper: plain(1, ([value], name) => asText(value, name).replace(/[a-z]+/g, upper)),
  $substrCP: plain(3, substring),
  $strLenCP: plain(1, ([value], name) => Array.from(textOf(value, name, 34471)).length),
  $split: nullable(2, split),
  $trim: named(['input'], ['chars'], trim),
  $regexMatch: named(['input', 'regex'], ['options'], matches),
  $type: plain(1, ([value]) => typeOf(value)),
  $isNumber: plain(1, ([value]) => isNumeric(value)),
  $toString: converting('string', toText),
  $toInt: converting('int', toInt),
  $toLong: converting('long', toLong),
  $toDouble: converting('double', toDouble),
  $toBool: converting('bool', toBool),
  $toDate: converting('date', toDate),
  $toObjectId: converting('objectId', toObjectId),
};
