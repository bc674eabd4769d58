import { addDays, keyOf, type calls, type QueryInput, type RoomRequestAnswer } from '@portal/contracts';
import type { RoomAvailability } from './room-rows';
import { dayPartsOf, overlaps } from './time-span';

const MAX_SUGGESTIONS = 3;

/** A room and time in a form, some of which may still be empty. */
export interface RequestedRoom {
  readonly room: string;
  readonly date: string;
  readonly time: string;
  readonly end_time: string;
  readonly ends_next_day: boolean;
  /** For how many people; 0 when it is unknown. */
  readonly seats: number;
}

/** A requested room as a form has it. */
export const requestedRoomOf = ({ room, date, time, end_time, end_date }: RoomRequestAnswer): RequestedRoom => ({
  room,
  date,
  time,
  end_time,
  ends_next_day: end_date !== undefined,
  seats: 0,
});

/** None until there is a time, with an end after it. */
const partsOf = ({ time, end_time, ends_next_day }: RequestedRoom) =>
  time === '' ? [] : dayPartsOf(time, end_time, ends_next_day);

/** The day of a request, and the next one where it lasts until then. */
export function availabilityQueryOf(requested: RequestedRoom): QueryInput<typeof calls.readRoomAvailability> {
  const { date } = requested;
  return partsOf(requested).length > 1 ? { from: date, to: addDays(date, 1) } : { date };
}

/** When the requested room is booked already, or closed, and then which others are free: those of the most similar size. */
export function checkAvailability(requested: RequestedRoom, rooms: readonly RoomAvailability[]) {
  const room = rooms.find(({ name }) => keyOf(name) === keyOf(requested.room));
  const parts = partsOf(requested);
  const [span] = parts;
  const clashesIn = ({ taken }: RoomAvailability) =>
    parts.flatMap((part, day) => taken.filter((booked) => booked.days.includes(day) && overlaps(booked, part)));
  const clashes = room ? clashesIn(room) : [];
  const isClosed = room?.isClosed ?? false;
  if (!span || (clashes.length === 0 && !isClosed)) return { room, isClosed, span, clashes, suggested: [] };
  const size = room?.capacity ?? requested.seats;
  const suggested = rooms
    .filter((other) => other._id !== null && !other.isClosed && other.capacity >= requested.seats)
    .filter((other) => clashesIn(other).length === 0)
    .toSorted((a, b) => Math.abs(a.capacity - size) - Math.abs(b.capacity - size))
    .slice(0, MAX_SUGGESTIONS);
  return { room, isClosed, span, clashes, suggested };
}
