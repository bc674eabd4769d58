import { daysBetween, type RoomRequestAnswer } from '@portal/contracts';
import { formatTime } from '@portal/web-kit';
import { messages } from './messages';

const DAY_MINUTES = 24 * 60;

/** Start and end within one day, `HH:mm`; the end of the day is `24:00`. */
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

/** The part of each day: one, or two for what lasts beyond midnight. None when it ends before it starts. */
export function dayPartsOf(start: string, end: string, endsNextDay: boolean): readonly TimeSpan[] {
  const from = minutesOf(start);
  // Without an end, one hour as in the service.
  const to = end === '' ? from + 60 : minutesOf(end) + (endsNextDay ? DAY_MINUTES : 0);
  if (to <= from) return [];
  const first = { start, end: timeAt(Math.min(to, DAY_MINUTES)) };
  return to > DAY_MINUTES ? [first, { start: '00:00', end: timeAt(to - DAY_MINUTES) }] : [first];
}

type RequestedTime = Pick<RoomRequestAnswer, 'date' | 'time' | 'end_time' | 'end_date'>;

/** The part of a request that lies on a day. */
export function spanOn(day: string, { date, time, end_time, end_date }: RequestedTime): TimeSpan | undefined {
  return dayPartsOf(time, end_time, end_date !== undefined)[daysBetween(date, day)];
}

/** Times of a day are the institute's own: no time zone applies. */
export const timeText = (time: string): string => formatTime(`1970-01-01T${time}:00Z`, 'UTC');

const isMidnight = (time: string) => time === '24:00' || time === '00:00';

/** `5:00 to 7:30 pm`, `10:00 am to 1:00 pm`, or `10:00 pm to midnight`. */
export function spanText({ start, end }: TimeSpan): string {
  const [from, to] = [timeText(start), isMidnight(end) ? messages.midnight : timeText(end)];
  const isSameHalf = from.slice(-2) === to.slice(-2);
  return `${isSameHalf ? from.slice(0, -3) : from} to ${to}`;
}

/** `8 am`. */
export function hourText(hour: number): string {
  return timeText(timeAt((hour % 24) * 60)).replace(':00', '');
}
