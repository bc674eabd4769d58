import { MINUTE_MS } from '@portal/contracts';
import { calendarDayOf, clockTimeOf, isCalendarDay, isClockTime } from '@portal/web-kit';

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = Date.parse(`${calendarDayOf(instant, timeZone)}T${clockTimeOf(instant, timeZone)}:00Z`);
  return shown - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/** The instant at which the clocks of a zone show a day and a time; undefined until both are there and understood. */
export function instantOf({ date, time }: { date: string; time: string }, timeZone: string): string | undefined {
  if (!isClockTime(time) || !isCalendarDay(date)) return undefined;
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The offset has to be that of the result, which the first guess may miss where clocks change.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}
