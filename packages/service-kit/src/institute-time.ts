import { TZDate } from '@date-fns/tz';
import { addDays } from '@portal/contracts';
import { addMonths, format, startOfMonth } from 'date-fns';

/** An event that lasts longer is found by its first months only. */
const MAX_MONTHS = 60;

/**
 * The instant at which the clocks of a time zone (IANA name) show a day, `YYYY-MM-DD`, and a time of day, `HH:MM`. A
 * time that is skipped when the clocks go forward is read as the time after the change.
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, minute, timeZone).getTime());
}

/** What the clocks of a time zone show at an instant, in a pattern of date-fns such as `EEEE, d MMMM yyyy`. */
export function formatInstant(instant: Date, pattern: string, timeZone: string): string {
  return format(new TZDate(instant, timeZone), pattern);
}

/** The day, `YYYY-MM-DD`, that the clocks of a time zone show at an instant. */
export function dayOf(instant: Date, timeZone: string): string {
  return formatInstant(instant, 'yyyy-MM-dd', timeZone);
}

/** Day and time, `YYYY-MM-DD HH:MM`, that the clocks of a time zone show at an instant: how tables write it. */
export function dateTimeOf(instant: Date, timeZone: string): string {
  return formatInstant(instant, 'yyyy-MM-dd HH:mm', timeZone);
}

/** The first instant of a day in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return instantOf(day, '00:00', timeZone);
}

/** The instant at which a day is over in a time zone: the first of the next day. */
export function endOfDay(day: string, timeZone: string): Date {
  return startOfDay(addDays(day, 1), timeZone);
}

/** The last whole day before an instant, e.g. the last day of a role that ends then. */
export function lastDayBefore(end: Date, timeZone: string): string {
  return dayOf(new Date(end.getTime() - 1), timeZone);
}

/** From the first instant of `from` until the end of `to`, both days included; either may be absent. */
export function rangeOfDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): { start?: Date; end?: Date } {
  return {
    ...(from !== undefined && { start: startOfDay(from, timeZone) }),
    ...(to !== undefined && { end: endOfDay(to, timeZone) }),
  };
}

/**
 * The months, `YYYY-MM`, that a stretch of time touches in a time zone, at most 60. The end is exclusive: what ends at
 * midnight does not touch the next month. None without a start.
 */
export function monthsOf(start: Date | null, end: Date | null, timeZone: string): string[] {
  if (!start) return [];
  const months: string[] = [];
  const last = end && end > start ? new Date(end.getTime() - 1) : start;
  for (
    let month = startOfMonth(new TZDate(start, timeZone));
    month <= last && months.length < MAX_MONTHS;
    month = addMonths(month, 1)
  ) {
    months.push(format(month, 'yyyy-MM'));
  }
  return months;
}

/** The last months of the institute up to that of an instant, `YYYY-MM`, oldest first. */
export function lastMonths(now: Date, count: number, timeZone: string): string[] {
  const current = startOfMonth(new TZDate(now, timeZone));
  return Array.from({ length: count }, (_, index) => format(addMonths(current, index + 1 - count), 'yyyy-MM'));
}
