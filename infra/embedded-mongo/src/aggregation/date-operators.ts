import { TZDate, tzOffset } from '@date-fns/tz';
import {
  add,
  differenceInCalendarDays,
  differenceInCalendarMonths,
  differenceInCalendarWeeks,
  getDayOfYear,
  getISODay,
  getISOWeek,
  getISOWeekYear,
  nextDay,
  type Day,
} from 'date-fns';
import { Long, ObjectId } from 'bson';
import { MongoError } from '../errors';
import { textOf, typeOf, wholeOf } from './evaluation';
import { moved } from './number-operators';
import { named, type Operator, type Run } from './operator';

const nullNamed: typeof named = (...given) => ({ ...named(...given), isNullable: true });

/** A moment as clocks in a zone show it. */
function zoned(value: unknown, zone: unknown, name: string): TZDate {
  const date = value instanceof ObjectId ? value.getTimestamp() : value;
  if (!(date instanceof Date)) throw new MongoError(16006, `can't convert from ${typeOf(value)} to Date in ${name}`);
  const timezone = zone === undefined ? 'UTC' : textOf(zone, name, 40517);
  const isKnown = /^(?:[A-Z][\w/+-]*|[+-]\d\d(?::?\d\d)?)$/.test(timezone) && !Number.isNaN(tzOffset(timezone, date));
  if (!isKnown) throw new MongoError(40485, `unrecognized time zone identifier: "${timezone}"`);
  return new TZDate(date.getTime(), timezone);
}

/** A part of a date: of the date itself, or of `{ date, timezone }`. */
const part = (read: (date: TZDate) => number): Operator => ({
  ...nullNamed(['date'], ['timezone'], ([date, timezone], name) => read(zoned(date, timezone, name))),
  shorthand: 'date',
});

const padded = (value: number, size: number) => String(value).padStart(size, '0');

const directives: Record<string, (date: TZDate, offset: number) => string> = {
  Y: (date) => padded(date.getFullYear(), 4),
  m: (date) => padded(date.getMonth() + 1, 2),
  d: (date) => padded(date.getDate(), 2),
  H: (date) => padded(date.getHours(), 2),
  M: (date) => padded(date.getMinutes(), 2),
  S: (date) => padded(date.getSeconds(), 2),
  L: (date) => padded(date.getMilliseconds(), 3),
  j: (date) => padded(getDayOfYear(date), 3),
  u: (date) => String(getISODay(date)),
  w: (date) => String(date.getDay() + 1),
  G: (date) => padded(getISOWeekYear(date), 4),
  V: (date) => padded(getISOWeek(date), 2),
  Z: (_, offset) => String(offset),
  z: (_, offset) =>
    `${offset < 0 ? '-' : '+'}${padded(Math.floor(Math.abs(offset) / 60) * 100 + (Math.abs(offset) % 60), 4)}`,
  '%': () => '%',
};

const toText: Run = ([given, format, timezone, onNull], name) => {
  if (given === null) return onNull ?? null;
  if (timezone === null || format === null) return null;
  const date = zoned(given, timezone, name);
  const pattern = format ?? `%Y-%m-%dT%H:%M:%S.%L${date.timeZone === 'UTC' ? 'Z' : ''}`;
  return textOf(pattern, name, 18533).replace(/%([^]?)/g, (_, letter: string) => {
    const directive = Object.hasOwn(directives, letter) ? directives[letter] : undefined;
    if (!directive) throw new MongoError(18536, `Invalid format character '%${letter}' in format string`);
    return directive(date, -date.getTimezoneOffset());
  });
};

const fixed: Record<string, number> = { millisecond: 1, second: 1000, minute: 60_000, hour: 3_600_000 };
/** Units that the calendar decides on: days or months, and how many. */
const calendar: Record<string, ['days' | 'months', number]> = {
  day: ['days', 1],
  week: ['days', 7],
  month: ['months', 1],
  quarter: ['months', 3],
  year: ['months', 12],
};

function calendarUnit(unit: unknown): ['days' | 'months', number] {
  const known = typeof unit === 'string' && Object.hasOwn(calendar, unit) ? calendar[unit] : undefined;
  if (!known) throw new MongoError(9, `unknown time unit value: ${String(unit)}`);
  return known;
}

const adding = (sign: 1 | -1): Operator =>
  nullNamed(['startDate', 'unit', 'amount'], ['timezone'], ([startDate, unit, amount, timezone], name) => {
    const date = zoned(startDate, timezone, name);
    const count = wholeOf(amount, name, 5166405) * sign;
    const length = fixed[String(unit)];
    if (length !== undefined) return moved(date, count * length);
    const [field, size] = calendarUnit(unit);
    return moved(add(date, { [field]: count * size }), 0);
  });

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function weekStart(given: unknown = 'sunday'): Day {
  const name = String(given).toLowerCase();
  const found = days.findIndex((day) => day === name || day.slice(0, 3) === name);
  if (found < 0) throw new MongoError(9, `unknown day of week value: ${String(given)}`);
  return found as Day;
}

const difference: Run = ([startDate, endDate, unit, timezone, startOfWeek], name) => {
  const [from, to] = [zoned(startDate, timezone, name), zoned(endDate, timezone, name)];
  const length = fixed[String(unit)];
  const offset = -from.getTimezoneOffset() * 60_000;
  if (length !== undefined)
    return Long.fromNumber(
      Math.floor((to.getTime() + offset) / length) - Math.floor((from.getTime() + offset) / length),
    );
  if (unit === 'week')
    return Long.fromNumber(differenceInCalendarWeeks(to, from, { weekStartsOn: weekStart(startOfWeek) }));
  const [field, size] = calendarUnit(unit);
  if (field === 'days') return Long.fromNumber(differenceInCalendarDays(to, from));
  const monthsOf = (date: TZDate) => Math.floor((date.getFullYear() * 12 + date.getMonth()) / size);
  return Long.fromNumber(monthsOf(to) - monthsOf(from));
};

/** The beginning of the bin in which a moment lies; bins are counted from the year 2000 on. */
const truncation: Run = ([given, unit, timezone, binSize = 1, startOfWeek], name) => {
  const date = zoned(given, timezone, name);
  const bin = wholeOf(binSize, name, 5439017);
  if (bin < 1) throw new MongoError(5439018, `${name} requires 'binSize' to be greater than 0`);
  const start = new TZDate(2000, 0, 1, date.timeZone ?? 'UTC');
  const length = fixed[String(unit)];
  if (length !== undefined)
    return moved(start, Math.floor((date.getTime() - start.getTime()) / (length * bin)) * length * bin);
  const [field, size] = calendarUnit(unit);
  const origin =
    unit === 'week' && weekStart(startOfWeek) !== start.getDay() ? nextDay(start, weekStart(startOfWeek)) : start;
  const passed = field === 'days' ? differenceInCalendarDays(date, origin) : differenceInCalendarMonths(date, origin);
  return moved(add(origin, { [field]: Math.floor(passed / (size * bin)) * size * bin }), 0);
};

/** Dates, in UTC or another time zone. */
export const dateOperators: Record<string, Operator> = {
  $year: part((date) => date.getFullYear()),
  $month: part((date) => date.getMonth() + 1),
  $dayOfMonth: part((date) => date.getDate()),
  $hour: part((date) => date.getHours()),
  $minute: part((date) => date.getMinutes()),
  $second: part((date) => date.getSeconds()),
  $dayOfWeek: part((date) => date.getDay() + 1),
  $dateToString: named(['date'], ['format', 'timezone', 'onNull'], toText),
  $dateAdd: adding(1),
  $dateSubtract: adding(-1),
  $dateDiff: nullNamed(['startDate', 'endDate', 'unit'], ['timezone', 'startOfWeek'], difference),
  $dateTrunc: nullNamed(['date', 'unit'], ['timezone', 'binSize', 'startOfWeek'], truncation),
};
