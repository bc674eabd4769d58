import { Long, ObjectId } from 'bson';
import { isDoc, kindOf, toNumber } from '../bson/values';
import { badValue, MongoError } from '../errors';
import type { EagerOperator, NamedOperator } from './evaluation';
import { isNullish } from './operators-arithmetic';
import { parsedDate } from './operators-conversion';
import { addUnits, fieldsOf, startOf, unitsBetween, type DateFields } from './zoned-date';

function dateOf(name: string, value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  throw new MongoError(16006, `can't convert from BSON type ${kindOf(value)} to Date in ${name}`);
}

const zoneOf = (value: unknown): string => (typeof value === 'string' ? value : 'UTC');

/** A part of a date: the date itself, or `{ date, timezone }`. */
function part(name: string, read: (fields: DateFields) => number): EagerOperator {
  return {
    least: 1,
    most: 1,
    run: (value) => {
      const given = isDoc(value) ? value : { date: value };
      if (isNullish(given['date']) || given['timezone'] === null) return null;
      return read(fieldsOf(dateOf(name, given['date']), zoneOf(given['timezone'])));
    },
  };
}

const pad = (value: number, size: number) => String(value).padStart(size, '0');

const directives: Record<string, (fields: DateFields) => string> = {
  Y: (f) => pad(f.year, 4),
  m: (f) => pad(f.month, 2),
  d: (f) => pad(f.day, 2),
  H: (f) => pad(f.hour, 2),
  M: (f) => pad(f.minute, 2),
  S: (f) => pad(f.second, 2),
  L: (f) => pad(f.millisecond, 3),
  j: (f) => pad(f.dayOfYear, 3),
  u: (f) => String(f.isoDayOfWeek),
  w: (f) => String(f.dayOfWeek),
  G: (f) => pad(f.isoYear, 4),
  V: (f) => pad(f.isoWeek, 2),
  U: (f) => pad(f.week, 2),
  Z: (f) => String(f.offset),
  '%': () => '%',
  z: (f) =>
    `${f.offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(f.offset) / 60), 2)}${pad(Math.abs(f.offset) % 60, 2)}`,
};

function toText({ date, format, timezone, onNull }: Record<string, unknown>): unknown {
  if (isNullish(date)) return onNull ?? null;
  if (timezone === null || format === null) return null;
  const fields = fieldsOf(dateOf('$dateToString', date), zoneOf(timezone));
  const wanted =
    typeof format === 'string'
      ? format
      : timezone === undefined || timezone === 'UTC'
        ? '%Y-%m-%dT%H:%M:%S.%LZ'
        : '%Y-%m-%dT%H:%M:%S.%L';
  return wanted.replace(/%(.?)/g, (_, letter: string) => {
    const directive = directives[letter];
    if (!directive) throw new MongoError(18536, `Invalid format character '%${letter}' in format string`);
    return directive(fields);
  });
}

function fromText({ dateString, timezone, onError, onNull }: Record<string, unknown>): unknown {
  if (isNullish(dateString)) return onNull ?? null;
  if (timezone !== undefined)
    throw new MongoError(115, 'timezone of $dateFromString is not supported by the embedded store');
  const text = typeof dateString === 'string' ? dateString : '';
  const date = parsedDate(text);
  if (!date || Number.isNaN(date.getTime())) {
    if (onError !== undefined) return onError;
    throw new MongoError(241, `Error parsing date string '${text}'`);
  }
  return date;
}

function unitOf(value: unknown): string {
  if (typeof value !== 'string') throw badValue('unit must be a string');
  return value;
}

function shifted(name: string, sign: 1 | -1): NamedOperator {
  return {
    named: ['startDate', 'unit', 'amount'],
    optional: ['timezone'],
    run: ({ startDate, unit, amount, timezone }) => {
      if ([startDate, unit, amount].some(isNullish)) return null;
      return addUnits(dateOf(name, startDate), unitOf(unit), sign * toNumber(amount), zoneOf(timezone));
    },
  };
}

function difference({ startDate, endDate, unit, timezone, startOfWeek }: Record<string, unknown>): unknown {
  if ([startDate, endDate, unit].some(isNullish)) return null;
  const [from, to] = [dateOf('$dateDiff', startDate), dateOf('$dateDiff', endDate)];
  return Long.fromNumber(unitsBetween(from, to, unitOf(unit), zoneOf(timezone), startOfWeek));
}

function truncated({ date, unit, binSize, timezone, startOfWeek }: Record<string, unknown>): unknown {
  if ([date, unit].some(isNullish)) return null;
  if (binSize !== undefined && toNumber(binSize) !== 1)
    throw new MongoError(115, 'binSize of $dateTrunc is not supported by the embedded store');
  return startOf(dateOf('$dateTrunc', date), unitOf(unit), zoneOf(timezone), startOfWeek);
}

/** Dates, in UTC or a named time zone. */
export const dateOperators: Record<string, EagerOperator | NamedOperator> = {
  $year: part('$year', (fields) => fields.year),
  $month: part('$month', (fields) => fields.month),
  $dayOfMonth: part('$dayOfMonth', (fields) => fields.day),
  $hour: part('$hour', (fields) => fields.hour),
  $minute: part('$minute', (fields) => fields.minute),
  $second: part('$second', (fields) => fields.second),
  $millisecond: part('$millisecond', (fields) => fields.millisecond),
  $dayOfWeek: part('$dayOfWeek', (fields) => fields.dayOfWeek),
  $dayOfYear: part('$dayOfYear', (fields) => fields.dayOfYear),
  $isoDayOfWeek: part('$isoDayOfWeek', (fields) => fields.isoDayOfWeek),
  $isoWeek: part('$isoWeek', (fields) => fields.isoWeek),
  $week: part('$week', (fields) => fields.week),
  $dateToString: { named: ['date'], optional: ['format', 'timezone', 'onNull'], run: toText },
  $dateFromString: { named: ['dateString'], optional: ['timezone', 'onError', 'onNull'], run: fromText },
  $dateAdd: shifted('$dateAdd', 1),
  $dateSubtract: shifted('$dateSubtract', -1),
  $dateDiff: { named: ['startDate', 'endDate', 'unit'], optional: ['timezone', 'startOfWeek'], run: difference },
  $dateTrunc: { named: ['date', 'unit'], optional: ['binSize', 'timezone', 'startOfWeek'], run: truncated },
};
