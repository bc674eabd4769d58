import { formatTime } from '@portal/web-kit';

/** Start and end within one day, `HH:mm`. */
export interface TimeSpan {
  readonly start: string;
  readonly end: string;
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time of day, `HH:mm`, so many minutes after midnight. */
export function timeAt(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** False when one ends as the other starts. */
export function overlaps(one: TimeSpan, other: TimeSpan): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Without an end, one hour as in the service, but not beyond the day. */
export function withEnd(start: string, end = ''): TimeSpan {
  return { start, end: end || timeAt(Math.min(minutesOf(start) + 60, 24 * 60 - 1)) };
}

/** Times of a day are the institute's own: no time zone applies. */
const timeText = (time: string) => formatTime(`1970-01-01T${time}:00Z`, 'UTC');

/** `5:00 to 7:30 pm`, or `10:00 am to 1:00 pm`. */
export function spanText({ start, end }: TimeSpan): string {
  const [from, to] = [timeText(start), timeText(end)];
  const isSameHalf = from.slice(-2) === to.slice(-2);
  return `${isSameHalf ? from.slice(0, -3) : from} to ${to}`;
}

/** `8 am`. */
export function hourText(hour: number): string {
  return timeText(timeAt((hour % 24) * 60)).replace(':00', '');
}
