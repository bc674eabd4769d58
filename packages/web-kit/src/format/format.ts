import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portal/contracts';

/** A point in time: ISO 8601, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date;

/** Time zone of the default institute; screens use useFormats, which follows the settings. */
const DEFAULT_ZONE = 'Asia/Kolkata';

/** Units of a longer time, in days. */
const LONG_UNITS = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
] as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const shortOf = (name: string) => name.slice(0, 3);

/** A slow phone takes 20 ms to make one, so all texts of a time are made of the digits that one gives. */
const digitFormats = new Map<string, Intl.DateTimeFormat>();

function digitFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = digitFormats.get(timeZone);
  if (known) return known;
  const digits = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...digits });
  digitFormats.set(timeZone, format);
  return format;
}

/** What calendars and clocks of a place show, each part with a leading zero. */
function digitsOf(moment: Moment, timeZone: string) {
  const parts = digitFormatOf(timeZone).formatToParts(new Date(moment));
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
}

function namesOf(moment: Moment, timeZone: string) {
  const { year, month, day } = digitsOf(moment, timeZone);
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  return {
    year,
    month: MONTHS[Number(month) - 1] ?? '',
    day: String(Number(day)),
    weekday: WEEKDAYS[weekday] ?? '',
  };
}

/** `19 Nov 2026`, in the institute's time zone. */
export function formatDate(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  const { day, month, year } = namesOf(moment, timeZone);
  return `${day} ${shortOf(month)} ${year}`;
}

/** `19 Nov 2026` of a calendar day (`YYYY-MM-DD`), in whatever time zone. */
export function formatCalendarDay(day: string): string {
  return formatDate(`${day}T00:00:00Z`, 'UTC');
}

/** `Thursday, 19 November 2026`. */
export function formatLongDate(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  const { weekday, day, month, year } = namesOf(moment, timeZone);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** `Thu, 19 Nov`. */
export function formatDay(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  const { weekday, day, month } = namesOf(moment, timeZone);
  return `${shortOf(weekday)}, ${day} ${shortOf(month)}`;
}

/** `Thu`. */
export function formatWeekday(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  return shortOf(namesOf(moment, timeZone).weekday);
}

/** `19 Nov`, with the year when it is not the one of `now`. */
export function formatShortDate(moment: Moment, timeZone: string = DEFAULT_ZONE, now: Moment = Date.now()): string {
  const date = formatDate(moment, timeZone);
  const year = formatDate(now, timeZone).slice(-5);
  return date.endsWith(year) ? date.slice(0, -5) : date;
}

/** `6:00 pm`. */
export function formatTime(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  const { hour, minute } = digitsOf(moment, timeZone);
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** `19 Nov 2026, 6:00 pm`. */
export function formatDateTime(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  return `${formatDate(moment, timeZone)}, ${formatTime(moment, timeZone)}`;
}

/** The calendar day at a place, `YYYY-MM-DD`: what a date field holds, and what days are grouped by. */
export function calendarDayOf(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  const { day, month, year } = digitsOf(moment, timeZone);
  return `${year}-${month}-${day}`;
}

/**
 * True for a day that exists, `YYYY-MM-DD` with a year of four digits, as addresses and date fields hold it.
 */
export function isCalendarDay(text: string | null | undefined): text is string {
  if (!text || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** The time on the clocks of a place, `HH:MM`: what a time field holds. */
export function clockTimeOf(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  const { hour, minute } = digitsOf(moment, timeZone);
  return `${hour}:${minute}`;
}

/** True for a time of day as time fields hold it, `HH:MM` of 24 hours. */
export function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Whole rupees in Indian grouping: `₹1,20,000`. */
export function formatMoney(amount: number, currency = 'INR'): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

let numberFormat: Intl.NumberFormat | undefined;

/** A count in Indian grouping: `1,20,000`. */
export function formatNumber(value: number): string {
  numberFormat ??= new Intl.NumberFormat('en-IN');
  return numberFormat.format(value);
}

/**
 * `5 minutes ago`, `tomorrow`, `in 3 weeks`; `now` below a minute. From 24 hours on, the days of the institute's calendar
 * count: what was 40 hours ago can be yesterday or the day before. "Last week" would be a week of the calendar as well.
 */
export function formatRelative(moment: Moment, timeZone: string = DEFAULT_ZONE, now: Moment = Date.now()): string {
  const difference = new Date(moment).getTime() - new Date(now).getTime();
  const format = (value: number, unit: Intl.RelativeTimeFormatUnit, numeric: 'always' | 'auto' = 'always') =>
    new Intl.RelativeTimeFormat('en-IN', { numeric }).format(Math.trunc(value), unit);
  if (Math.abs(difference) < MINUTE_MS) return 'now';
  if (Math.abs(difference) < HOUR_MS) return format(difference / MINUTE_MS, 'minute');
  if (Math.abs(difference) < DAY_MS) return format(difference / HOUR_MS, 'hour');
  const dayOf = (when: Moment) => Date.parse(calendarDayOf(when, timeZone)) / DAY_MS;
  const days = dayOf(moment) - dayOf(now);
  const long = LONG_UNITS.find(([, least]) => Math.abs(days) >= least);
  return long ? format(days / long[1], long[0]) : format(days, 'day', 'auto');
}
