import { MongoError } from '../errors';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const fixedUnits: Record<string, number> = { millisecond: 1, second, minute, hour };
const monthsOf: Record<string, number> = { month: 1, quarter: 3, year: 12 };
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The parts of a moment as clocks in a zone show them; `offset` is in minutes east of UTC. */
export interface DateFields {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  dayOfWeek: number;
  dayOfYear: number;
  isoDayOfWeek: number;
  isoWeek: number;
  isoYear: number;
  week: number;
  offset: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    try {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      });
    } catch {
      throw new MongoError(40485, `unrecognized time zone identifier: "${zone}"`);
    }
    formats.set(zone, format);
  }
  return format;
}

/** Milliseconds that clocks in a zone are ahead of UTC at a moment. */
function offsetAt(time: number, zone: string): number {
  if (zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const fixed = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone);
  if (fixed) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * hour + Number(fixed[3] ?? 0) * minute);
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const shown = Date.UTC(
    parts['year'] ?? 0,
    (parts['month'] ?? 1) - 1,
    parts['day'],
    parts['hour'],
    parts['minute'],
    parts['second'],
  );
  return shown - Math.floor(time / second) * second;
}

/** The moment at which clocks in a zone show a local time, given as if it were UTC. */
function atLocal(local: number, zone: string): number {
  const guess = local - offsetAt(local, zone);
  return local - offsetAt(guess, zone);
}

/** Takes a moment apart. */
export function fieldsOf(date: Date, zone: string): DateFields {
  const offset = offsetAt(date.getTime(), zone);
  const local = new Date(date.getTime() + offset);
  const year = local.getUTCFullYear();
  const dayOfYear = Math.floor((local.getTime() - Date.UTC(year, 0, 1)) / day) + 1;
  const weekday = local.getUTCDay();
  const isoDayOfWeek = weekday === 0 ? 7 : weekday;
  const thursday = new Date(local.getTime() + (4 - isoDayOfWeek) * day);
  const isoYear = thursday.getUTCFullYear();
  return {
    year,
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
    dayOfWeek: weekday + 1,
    dayOfYear,
    isoDayOfWeek,
    isoYear,
    isoWeek: Math.floor((thursday.getTime() - Date.UTC(isoYear, 0, 1)) / (7 * day)) + 1,
    week: Math.floor((dayOfYear + 6 - weekday) / 7),
    offset: offset / minute,
  };
}

/** A moment so many units later; a day that a month lacks becomes its last. */
export function addUnits(date: Date, unit: string, amount: number, zone: string): Date {
  const fixed = fixedUnits[unit];
  if (fixed !== undefined) return new Date(date.getTime() + amount * fixed);
  const local = date.getTime() + offsetAt(date.getTime(), zone);
  if (unit === 'day' || unit === 'week')
    return new Date(atLocal(local + amount * (unit === 'week' ? 7 : 1) * day, zone));
  const from = new Date(local);
  const months = from.getUTCFullYear() * 12 + from.getUTCMonth() + amount * monthsIn(unit);
  const [year, month] = [Math.floor(months / 12), months - Math.floor(months / 12) * 12];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)) + (((local % day) + day) % day);
  return new Date(atLocal(moved, zone));
}

function monthsIn(unit: string): number {
  const months = monthsOf[unit];
  if (months === undefined) throw new MongoError(9, `unknown time unit value: ${unit}`);
  return months;
}

/** How many units' beginnings lie between two moments. */
export function unitsBetween(from: Date, to: Date, unit: string, zone: string, firstDay: unknown): number {
  return Math.floor(unitNumber(to, unit, zone, firstDay)) - Math.floor(unitNumber(from, unit, zone, firstDay));
}

function unitNumber(date: Date, unit: string, zone: string, firstDay: unknown): number {
  const local = date.getTime() + offsetAt(date.getTime(), zone);
  const fixed = fixedUnits[unit];
  if (fixed !== undefined) return local / fixed;
  if (unit === 'day') return local / day;
  if (unit === 'week') return (local / day + 4 - weekStart(firstDay)) / 7;
  const moment = new Date(local);
  return (moment.getUTCFullYear() * 12 + moment.getUTCMonth()) / monthsIn(unit);
}

function weekStart(firstDay: unknown): number {
  const name = typeof firstDay === 'string' ? firstDay.toLowerCase() : 'sunday';
  const found = weekdays.findIndex((each) => each === name || each.slice(0, 3) === name);
  if (found < 0) throw new MongoError(9, `unknown day of week value: ${name}`);
  return found;
}

/** The beginning of the unit in which a moment lies. */
export function startOf(date: Date, unit: string, zone: string, firstDay: unknown): Date {
  const local = date.getTime() + offsetAt(date.getTime(), zone);
  const fixed = fixedUnits[unit] ?? (unit === 'day' ? day : undefined);
  if (fixed !== undefined) return new Date(atLocal(Math.floor(local / fixed) * fixed, zone));
  const number = Math.floor(unitNumber(date, unit, zone, firstDay));
  if (unit === 'week') return new Date(atLocal((number * 7 - 4 + weekStart(firstDay)) * day, zone));
  const months = number * monthsIn(unit);
  return new Date(atLocal(Date.UTC(Math.floor(months / 12), months % 12), zone));
}
