import { formatTime } from '@portal/web-kit';

/** From one time of a day to another, `HH:mm`. */
export interface Span {
  readonly start: string;
  readonly end: string;
}

const DAY = 86_400_000;

export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

export function clockOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Half-open: what ends when the other begins does not meet it. */
export function meet(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** An hour after the start, as the service takes it; never beyond the day. */
export function withEnd(start: string, end = ''): Span {
  return { start, end: end || clockOf(Math.min(minutesOf(start) + 60, 24 * 60 - 1)) };
}

/** Times of a day belong to the institute, so that no zone may move them. */
const timeText = (clock: string) => formatTime(`1970-01-01T${clock}:00Z`, 'UTC');

/** `5:00 to 7:30 pm`, or both with their half of the day. */
export function spanText({ start, end }: Span): string {
  const [from, to] = [timeText(start), timeText(end)];
  const isSameHalf = from.slice(-2) === to.slice(-2);
  return `${isSameHalf ? from.slice(0, -3) : from} to ${to}`;
}

/** `8 am`. */
export function hourText(hour: number): string {
  return timeText(clockOf((hour % 24) * 60)).replace(':00', '');
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
