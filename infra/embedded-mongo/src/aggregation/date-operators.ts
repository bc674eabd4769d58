import { TZDate } from '@date-fns/tz';
import { add } from 'date-fns';
import { Long } from 'bson';
import { MongoError, unsupported } from '../errors';
import { moved } from './value-operators';
import { operator, type Operator } from './operator';

/** A moment as clocks in a time zone show it. */
function zoned(date: Date, zone = 'UTC'): TZDate {
  const made = new TZDate(date.getTime(), zone);
  if (/^(?:[A-Z][\w/+-]*|[+-]\d\d(?::?\d\d)?)$/.test(zone) && !Number.isNaN(made.getTime())) return made;
  throw new MongoError(40485, `unrecognized time zone identifier: "${zone}"`);
}

const day = 86_400_000;
const dayNumber = (date: TZDate): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day);
const offset = (date: TZDate): number => -date.getTimezoneOffset();
const padded = (value: number, size: number): string => String(value).padStart(size, '0');

const parts: Record<string, (date: TZDate) => number> = {
  $year: (date) => date.getFullYear(),
  $month: (date) => date.getMonth() + 1,
  $dayOfMonth: (date) => date.getDate(),
  $hour: (date) => date.getHours(),
  $minute: (date) => date.getMinutes(),
  $second: (date) => date.getSeconds(),
  $dayOfWeek: (date) => date.getDay() + 1,
};

/** A part of a date: of the date itself, or of `{ date, timezone }`. */
const partOperator = (read: (date: TZDate) => number): Operator => ({
  ...operator('date:date timezone:text?', (date: Date, zone?: string) => read(zoned(date, zone))),
  isShort: true,
});

const directives: Record<string, (date: TZDate) => string> = {
  Y: (date) => padded(date.getFullYear(), 4),
  m: (date) => padded(date.getMonth() + 1, 2),
  d: (date) => padded(date.getDate(), 2),
  H: (date) => padded(date.getHours(), 2),
  M: (date) => padded(date.getMinutes(), 2),
  S: (date) => padded(date.getSeconds(), 2),
  L: (date) => padded(date.getMilliseconds(), 3),
  j: (date) => padded(dayNumber(date) - Math.floor(Date.UTC(date.getFullYear(), 0, 1) / day) + 1, 3),
  u: (date) => String(date.getDay() || 7),
  w: (date) => String(date.getDay() + 1),
  Z: (date) => String(offset(date)),
  z: (date) => {
    const minutes = Math.abs(offset(date));
    return (offset(date) < 0 ? '-' : '+') + padded(Math.floor(minutes / 60) * 100 + (minutes % 60), 4);
  },
  '%': () => '%',
};

function toText(given: Date, format?: string, zone = 'UTC'): string {
  if (format === undefined && zone !== 'UTC') throw unsupported('$dateToString in a time zone without a format');
  const date = zoned(given, zone);
  return (format ?? '%Y-%m-%dT%H:%M:%S.%LZ').replace(/%([^]?)/g, (_, letter: string) => {
    if (/[GVUbB]/.test(letter)) throw unsupported(`the format character %${letter}`);
    const directive = Object.hasOwn(directives, letter) ? directives[letter] : undefined;
    if (!directive) throw new MongoError(18536, `Invalid format character '%${letter}' in format string`);
    return directive(date);
  });
}

/** The length of a unit in milliseconds, or in days or months that the calendar decides on. */
const units: Record<string, ['milliseconds' | 'days' | 'months', number]> = {
  millisecond: ['milliseconds', 1],
  second: ['milliseconds', 1000],
  minute: ['milliseconds', 60_000],
  hour: ['milliseconds', 3_600_000],
  day: ['days', 1],
  week: ['days', 7],
  month: ['months', 1],
  quarter: ['months', 3],
  year: ['months', 12],
};

function unitOf(unit: string): ['milliseconds' | 'days' | 'months', number] {
  const known = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (known) return known;
  throw new MongoError(9, `unknown time unit value: ${unit}`);
}

function added(date: Date, unit: string, amount: number, zone?: string): Date {
  const [field, size] = unitOf(unit);
  const start = zoned(date, zone);
  return moved(
    field === 'milliseconds' ? date : add(start, { [field]: amount * size }),
    field === 'milliseconds' ? amount * size : 0,
  );
}

/** Which one a unit is that a moment lies in, counted from some beginning; weeks begin on Sundays. */
function unitNumber(date: TZDate, unit: string, start: TZDate): number {
  const [field, size] = unitOf(unit);
  if (field === 'milliseconds') return Math.floor((date.getTime() + offset(start) * 60_000) / size);
  if (field === 'months') return Math.floor((date.getFullYear() * 12 + date.getMonth()) / size);
  return unit === 'week' ? Math.floor((dayNumber(date) + 4) / 7) : dayNumber(date);
}

function difference(startDate: Date, endDate: Date, unit: string, zone?: string): Long {
  const [start, end] = [zoned(startDate, zone), zoned(endDate, zone)];
  return Long.fromNumber(unitNumber(end, unit, start) - unitNumber(start, unit, start));
}

/** The beginning of the unit in which a moment lies; shorter ones than days are counted from the beginning of 2000 on. */
function truncated(given: Date, unit: string, zone = 'UTC'): Date {
  const date = zoned(given, zone);
  const [field, size] = unitOf(unit);
  const origin = new TZDate(2000, 0, 1, zone).getTime();
  if (field === 'milliseconds') return new Date(origin + Math.floor((date.getTime() - origin) / size) * size);
  const [year, month] = [date.getFullYear(), date.getMonth()];
  const start =
    field === 'months'
      ? new TZDate(year, month - (month % size), 1, zone)
      : new TZDate(year, month, date.getDate() - (unit === 'week' ? date.getDay() : 0), zone);
  return new Date(start.getTime());
}

/** Dates, in UTC or another time zone. */
export const dateOperators: Record<string, Operator> = {
  ...Object.fromEntries(Object.entries(parts).map(([name, read]) => [name, partOperator(read)])),
  $dateToString: operator('date:date format:text? timezone:text?', toText),
  $dateAdd: operator('startDate:date unit:text amount:whole timezone:text?', added),
  $dateSubtract: operator(
    'startDate:date unit:text amount:whole timezone:text?',
    (date: Date, unit: string, amount: number, zone?: string) => added(date, unit, -amount, zone),
  ),
  $dateDiff: operator('startDate:date endDate:date unit:text timezone:text?', difference),
  $dateTrunc: operator('date:date unit:text timezone:text?', truncated),
};
