import { keyOf } from '@portal/contracts';
import type { RoomAvailability } from './room-rows';
import { overlaps, withEnd, type TimeSpan } from './time-span';

const MAX_SUGGESTIONS = 3;

/** A room and time in a form, some of which may still be empty. */
export interface RequestedRoom {
  readonly room: string;
  readonly date: string;
  readonly time: string;
  readonly end_time: string;
  /** For how many people; 0 when it is unknown. */
  readonly seats: number;
}

/** Undefined until there is a time, with an end after it. */
function spanOf({ time, end_time }: RequestedRoom): TimeSpan | undefined {
  if (time === '') return undefined;
  const span = withEnd(time, end_time);
  return span.end > span.start ? span : undefined;
}

/** When the requested room is booked already, or closed, and then which others are free: those of the most similar size. */
export function checkAvailability(requested: RequestedRoom, rooms: readonly RoomAvailability[]) {
  const room = rooms.find(({ name }) => keyOf(name) === keyOf(requested.room));
  const span = spanOf(requested);
  const clashes = span ? (room?.taken.filter((booked) => overlaps(booked, span)) ?? []) : [];
  const isClosed = room?.isClosed ?? false;
  if (!span || (clashes.length === 0 && !isClosed)) return { room, isClosed, span, clashes, suggested: [] };
  const size = room?.capacity ?? requested.seats;
  const suggested = rooms
    .filter(
      ({ _id, capacity, taken, isClosed: isOtherClosed }) =>
        _id !== null &&
        !isOtherClosed &&
        capacity >= requested.seats &&
        !taken.some((booked) => overlaps(booked, span)),
    )
    .toSorted((a, b) => Math.abs(a.capacity - size) - Math.abs(b.capacity - size))
    .slice(0, MAX_SUGGESTIONS);
  return { room, isClosed, span, clashes, suggested };
}
