import { Decimal128, Long, ObjectId } from 'bson';
import { asDouble, isNumeric, kindOf, toNumber, truthy } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { isNullish, typeOf, wrongType } from './evaluation';
import { operator, type Operator } from './operator';

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
export function asText(value: unknown, name: string): string {
  if (isNullish(value)) return '';
  if (value instanceof Date) return value.toISOString();
  if (isNumeric(value)) return numberText(value);
  if (typeof value !== 'string') throw wrongType(name, 'a string, a number or a date', value);
  return value;
}

type Conversion = (value: unknown) => unknown;

/** The whole part of a number, or the number that a text or another value stands for; undefined where there is none. */
function whole(value: unknown): bigint | undefined {
  if (value instanceof Decimal128) throw unsupported('the conversion of a decimal');
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value instanceof Long) return value.toBigInt();
  if (typeof value === 'string') return /^[+-]?\d+$/.test(value) ? BigInt(value.replace('+', '')) : undefined;
  return Number.isFinite(toNumber(value)) ? BigInt(Math.trunc(toNumber(value))) : undefined;
}

const toInt: Conversion = (value) => {
  const number = whole(value);
  return number === undefined || BigInt.asIntN(32, number) !== number ? undefined : Number(number);
};

const toLong: Conversion = (value) => {
  const number = whole(value instanceof Date ? Long.fromNumber(value.getTime()) : value);
  return number === undefined || BigInt.asIntN(64, number) !== number ? undefined : Long.fromBigInt(number);
};

const toDouble: Conversion = (value) => {
  if (isNumeric(value)) return asDouble(toNumber(value));
  const isText = typeof value === 'string' && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(value);
  return isText || typeof value === 'boolean' || value instanceof Date ? asDouble(Number(value)) : undefined;
};

const isoDate = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?) ?(Z|[+-]\d{2}:?\d{2})?)?$/;

const toDate: Conversion = (value) => {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (isNumeric(value)) return kindOf(value) === 'int' ? undefined : dateAt(Math.trunc(toNumber(value)));
  const [, day, time = '00:00:00', zone = 'Z'] = isoDate.exec(typeof value === 'string' ? value : '') ?? [];
  const isDay = day !== undefined && dateAt(`${day}T00:00:00Z`)?.toISOString().startsWith(day);
  return isDay ? dateAt(`${day}T${time}${zone}`) : undefined;
};

function dateAt(time: number | string): Date | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const toText: Conversion = (value) => {
  if (value instanceof ObjectId) return value.toHexString();
  const isKnown = typeof value === 'string' || value instanceof Date || isNumeric(value);
  return isKnown ? asText(value, '$toString') : typeof value === 'boolean' ? String(value) : undefined;
};

const toObjectId: Conversion = (value) => {
  if (typeof value === 'string' && /^[0-9a-fA-F]{24}$/.test(value)) return ObjectId.createFromHexString(value);
  return value instanceof ObjectId ? value : undefined;
};

const converting = (target: string, conversion: Conversion): Operator =>
  operator('any', (value: unknown) => {
    const made = isNullish(value) ? null : conversion(value);
    if (made !== undefined) return made;
    throw new MongoError(241, `Failed to convert ${typeOf(value)} to ${target} in $convert with no onError value`);
  });

/** Types and their conversions. */
export const conversionOperators: Record<string, Operator> = {
  $type: operator('any', typeOf),
  $isNumber: operator('any', isNumeric),
  $toString: converting('string', toText),
  $toInt: converting('int', toInt),
  $toLong: converting('long', toLong),
  $toDouble: converting('double', toDouble),
  $toBool: converting('bool', truthy),
  $toDate: converting('date', toDate),
  $toObjectId: converting('objectId', toObjectId),
};
