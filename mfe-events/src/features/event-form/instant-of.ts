import { isCalendarDay } from '@portal/web-kit';
import { zonedInstant } from './zoned-instant';

/** The instant of a day and a time; undefined until both are there and the day can be meant. */
export function instantOf({ date, time }: { date: string; time: string }, timeZone: string): string | undefined {
  return time && isCalendarDay(date) ? zonedInstant(date, time, timeZone) : undefined;
}
