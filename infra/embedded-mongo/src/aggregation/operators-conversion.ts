import { Decimal128, Long, ObjectId } from 'bson';
import { asDouble, isNumeric, kindOf, toNumber, truthy } from '../bson/values';
import { MongoError } from '../errors';
import type { EagerOperator, NamedOperator } from './evaluation';
import { isNullish } from './operators-arithmetic';

function failure(value: unknown, target: string): MongoError {
  return new MongoError(241, `Failed to convert ${kindOf(value)} to ${target} in $convert with no onError value`);
}

/** The text `$toString` makes; also what text operators take of other types. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'boolean' || isNumeric(value)) return String(value);
  throw failure(value, 'string');
}

function numberOf(value: unknown, target: string): number {
  if (isNumeric(value)) return toNumber(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date && target !== 'int') return value.getTime();
  if (typeof value === 'string' && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(value)) {
    if (target !== 'double' && !/^[+-]?\d+$/.test(value)) throw failure(value, target);
    return Number(value);
  }
  throw failure(value, target);
}

function intOf(value: unknown): number {
  const whole = Math.trunc(numberOf(value, 'int'));
  if (whole !== (whole | 0)) throw failure(value, 'int');
  return whole === 0 ? 0 : whole;
}

function longOf(value: unknown): Long {
  if (value instanceof Long) return value;
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return Long.fromString(value);
  const plain = numberOf(value, 'long');
  if (!Number.isFinite(plain) || Math.abs(plain) > 2 ** 63) throw failure(value, 'long');
  return Long.fromNumber(Math.trunc(plain));
}

function dateOf(value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  const kind = kindOf(value);
  const date =
    typeof value === 'string'
      ? parsedDate(value)
      : isNumeric(value) && kind !== 'int'
        ? new Date(Math.trunc(toNumber(value)))
        : undefined;
  if (!date || Number.isNaN(date.getTime())) throw failure(value, 'date');
  return date;
}

/** A date and time in ISO 8601; UTC where no zone is named. */
export function parsedDate(text: string): Date | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
    text,
  );
  if (!found) return undefined;
  const [, day, time = '00:00', zone = 'Z'] = found;
  return new Date(`${day}T${time}${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
}

function objectIdOf(value: unknown): ObjectId {
  if (value instanceof ObjectId) return value;
  if (typeof value === 'string' && /^[0-9a-fA-F]{24}$/.test(value)) return ObjectId.createFromHexString(value);
  throw failure(value, 'objectId');
}

const conversions: Record<string, (value: unknown) => unknown> = {
  string: textOf,
  int: intOf,
  long: longOf,
  double: (value) => asDouble(numberOf(value, 'double')),
  decimal: (value) =>
    value instanceof Decimal128
      ? value
      : Decimal128.fromString(
          typeof value === 'string' || isNumeric(value) ? String(value) : String(numberOf(value, 'decimal')),
        ),
  bool: (value) => (!isNumeric(value) || truthy(value) ? value !== false : false),
  date: dateOf,
  objectId: objectIdOf,
};

const converting = (target: string): EagerOperator => ({
  least: 1,
  most: 1,
  run: (value) => (isNullish(value) ? null : conversions[target]?.(value)),
});

function convert({ input, to, onError, onNull }: Record<string, unknown>): unknown {
  if (isNullish(input)) return onNull ?? null;
  const conversion = typeof to === 'string' ? conversions[to] : undefined;
  if (!conversion) throw new MongoError(115, `$convert to ${String(to)} is not supported by the embedded store`);
  try {
    return conversion(input);
  } catch (error) {
    if (onError !== undefined) return onError;
    throw error;
  }
}

/** Types: asking for them and changing them. */
export const conversionOperators: Record<string, EagerOperator | NamedOperator> = {
  $type: { least: 1, most: 1, run: (value) => (value === undefined ? 'missing' : kindOf(value)) },
  $isNumber: { least: 1, most: 1, run: isNumeric },
  $toString: converting('string'),
  $toInt: converting('int'),
  $toLong: converting('long'),
  $toDouble: converting('double'),
  $toDecimal: converting('decimal'),
  $toBool: converting('bool'),
  $toDate: converting('date'),
  $toObjectId: converting('objectId'),
  $convert: { named: ['input', 'to'], optional: ['onError', 'onNull'], run: convert },
};
