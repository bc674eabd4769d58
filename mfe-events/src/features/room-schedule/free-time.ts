import type { Hours } from './hours';
import type { RoomRow } from './room-rows';
import { minutesOf, overlaps, timeAt } from './time-span';

const STEP_MINUTES = 30;
const WANTED_MINUTES = 60;
const DAY_MINUTES = 24 * 60;

/** The next half hour that is not over. */
const earliest = (now: string | undefined) =>
  now === undefined ? 0 : Math.ceil(minutesOf(now) / STEP_MINUTES) * STEP_MINUTES;

/** The first half hour from which a room is free for an hour; undefined without one. Pending requests do not book a room. */
export function firstFree(
  { bookings }: Pick<RoomRow, 'bookings'>,
  { from, to }: Hours,
  now?: string,
): string | undefined {
  const booked = bookings.filter(({ state }) => state === 'Approved' || state === 'Booked');
  const last = Math.min(to * 60, DAY_MINUTES) - WANTED_MINUTES;
  for (let minutes = Math.max(from * 60, earliest(now)); minutes <= last; minutes += STEP_MINUTES) {
    const wanted = { start: timeAt(minutes), end: timeAt(minutes + WANTED_MINUTES) };
    if (!booked.some((span) => overlaps(span, wanted))) return wanted.start;
  }
  return undefined;
}

/** The half hour at a share of the drawn hours, from 0 to 1; never one that is over. */
export function pointedTime(share: number, { from, to }: Hours, now?: string): string {
  const pointed = Math.floor(((from + share * (to - from)) * 60) / STEP_MINUTES) * STEP_MINUTES;
  return timeAt(Math.min(Math.max(pointed, earliest(now)), DAY_MINUTES - STEP_MINUTES));
}
