import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portal/contracts';

/** A point in time: ISO 8601, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date;

/** Time zone of the default institute; screens use useFormats, which follows the settings. */
const DEFAULT_ZONE = 'Asia/Kolkata';

const steps = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** A phone takes a millisecond to make a format, and a list shows a hundred dates. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, options]);
  const known = dateFormats.get(key);
  if (known) return known;
  // en-US, because other English locales abbreviate to `Sept`; partsOf leaves the order to its callers.
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  dateFormats.set(key, format);
  return format;
}

function partsOf(moment: Moment, timeZone: string, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const parts = dateFormatOf(timeZone, options).formatToParts(new Date(moment));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** `19 Nov 2026`, in the institute's time zone. */
export function formatDate(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  const { day, month, year } = partsOf(moment, timeZone, { day: 'numeric', month: 'short', year: 'numeric' });
  return `${day} ${month} ${year}`;
}

/** `19 Nov 2026` of a calendar day (`YYYY-MM-DD`), in whatever time zone. */
export function formatCalendarDay(day: string): string {
  return formatDate(`${day}T00:00:00Z`, 'UTC');
}

/** `Thursday, 19 November 2026`. */
export function formatLongDate(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  const parts = partsOf(moment, timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return `${parts['weekday']}, ${parts['day']} ${parts['month']} ${parts['year']}`;
}

/** `Thu, 19 Nov`. */
export function formatDay(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  const { weekday, day, month } = partsOf(moment, timeZone, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${weekday}, ${day} ${month}`;
}

/** `Thu`. */
export function formatWeekday(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  return partsOf(moment, timeZone, { weekday: 'short' })['weekday'] ?? '';
}

/** `19 Nov`, with the year when it is not the one of `now`. */
export function formatShortDate(moment: Moment, timeZone: string = DEFAULT_ZONE, now: Moment = Date.now()): string {
  const date = formatDate(moment, timeZone);
  const year = formatDate(now, timeZone).slice(-5);
  return date.endsWith(year) ? date.slice(0, -5) : date;
}

/** `6:00 pm`. */
export function formatTime(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  const { hour, minute, dayPeriod } = partsOf(moment, timeZone, { hour: 'numeric', minute: '2-digit', hour12: true });
  return `${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
}

/** `19 Nov 2026, 6:00 pm`. */
export function formatDateTime(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  return `${formatDate(moment, timeZone)}, ${formatTime(moment, timeZone)}`;
}

/** The calendar day at a place, `YYYY-MM-DD`: what a date field holds, and what days are grouped by. */
export function calendarDayOf(moment: Moment, timeZone: string = DEFAULT_ZONE): string {
  const { day, month, year } = partsOf(moment, timeZone, { day: '2-digit', month: '2-digit', year: 'numeric' });
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
  const { hour, minute } = partsOf(moment, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
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

/** A count in Indian grouping: `1,20,000`. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat('en-IN').format(value);
}

/** `5 minutes ago`, `tomorrow`, `in 3 weeks`; `now` below a minute. */
export function formatRelative(moment: Moment, now: Moment = Date.now()): string {
  const difference = new Date(moment).getTime() - new Date(now).getTime();
  const format = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
  const step = steps.find(([, length]) => Math.abs(difference) >= length);
  return step ? format.format(Math.trunc(difference / step[1]), step[0]) : 'now';
}
