import { clockOf, meet, minutesOf, type Span } from './clock';
import type { Hours } from './hours';
import type { RoomRow } from './room-rows';

const STEP = 30;
const LONG = 60;

const up = (minutes: number) => Math.ceil(minutes / STEP) * STEP;

/** Approved bookings take a room; requests do not. */
export function takenIn({ bookings }: Pick<RoomRow, 'bookings'>): Span[] {
  return bookings.filter(({ state }) => state === 'Approved' || state === 'Booked');
}

/** The first half hour of the day from which a room is free for an hour; undefined when there is none any more. */
export function firstFree(row: Pick<RoomRow, 'bookings'>, { from, to }: Hours, now?: string): string | undefined {
  const taken = takenIn(row);
  const begin = Math.max(from * 60, now === undefined ? 0 : up(minutesOf(now)));
  for (let minutes = begin; minutes + LONG <= Math.min(to * 60, 24 * 60 - 1); minutes += STEP) {
    const wish = { start: clockOf(minutes), end: clockOf(minutes + LONG) };
    if (!taken.some((span) => meet(span, wish))) return wish.start;
  }
  return undefined;
}

/** The half hour that was pointed at, never one that is over. */
export function pointedTime(share: number, { from, to }: Hours, now?: string): string {
  const pointed = Math.floor(((from + share * (to - from)) * 60) / STEP) * STEP;
  const earliest = now === undefined ? 0 : up(minutesOf(now));
  return clockOf(Math.min(Math.max(pointed, earliest), 24 * 60 - STEP));
}
