import type { RoomRequestStatus } from '@portal/contracts';
import type { DayRequest } from './api/list-day-requests';
import type { RoomTimes } from './api/read-availability';
import type { Span } from './clock';

/** Something on the day of a room: a request of one's own area, or what somebody else has booked. */
export interface Booking extends Span {
  readonly key: string;
  readonly state: RoomRequestStatus | 'Booked';
  /** Absent for what is none of one's business. */
  readonly request?: DayRequest;
  /** Those that meet stand below each other; the first row is 0. */
  readonly row: number;
}

export interface RoomRow {
  readonly key: string;
  readonly name: string;
  readonly building: string;
  /** 0 when nobody has said it. */
  readonly capacity: number;
  readonly bookings: readonly Booking[];
  readonly rows: number;
}

/** Names of rooms are compared without case and repeated spaces. */
export function roomKeyOf(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The day, room by room: the catalogue in its order, then rooms that are only asked for. */
export function roomRowsOf(rooms: readonly RoomTimes[], requests: readonly DayRequest[]): RoomRow[] {
  const asked = new Map<string, DayRequest[]>();
  for (const request of requests) {
    const key = roomKeyOf(request.room);
    asked.set(key, [...(asked.get(key) ?? []), request]);
  }
  const known = new Set(rooms.map(({ name }) => roomKeyOf(name)));
  const others = [...asked].flatMap(([key, [first]]) =>
    first && !known.has(key) ? [{ _id: null, name: first.room, building: '', capacity: 0, taken: [] }] : [],
  );
  return [...rooms, ...others].map(({ name, building, capacity, taken }) => {
    const key = roomKeyOf(name);
    const bookings = stacked(bookingsOf(taken, asked.get(key) ?? []));
    const rows = Math.max(1, ...bookings.map(({ row }) => row + 1));
    return { key, name, building, capacity, bookings, rows };
  });
}

type Unstacked = Omit<Booking, 'row'>;

function bookingsOf(taken: readonly Span[], requests: readonly DayRequest[]): Unstacked[] {
  const own = requests.map((request) => ({
    key: request._id,
    state: request.status,
    start: request.time,
    end: request.end_time,
    request,
  }));
  const isOwn = ({ start, end }: Span) =>
    own.some((booking) => booking.state === 'Approved' && booking.start === start && booking.end === end);
  const foreign = taken
    .filter((span) => !isOwn(span))
    .map((span) => ({ ...span, key: `${span.start}-${span.end}`, state: 'Booked' as const }));
  return [...own, ...foreign];
}

/** What is certain lies on top; every other one in the first row where it meets nothing. */
function stacked(bookings: readonly Unstacked[]): Booking[] {
  const rank = ({ state }: Unstacked) => ['Approved', 'Booked', 'Pending', 'Rejected'].indexOf(state);
  const inOrder = bookings.toSorted((a, b) => rank(a) - rank(b) || a.start.localeCompare(b.start));
  const ends: Unstacked[][] = [];
  const placed = inOrder.map((booking) => {
    const free = ends.findIndex((row) => row.every(({ start, end }) => end <= booking.start || booking.end <= start));
    const row = free === -1 ? ends.length : free;
    (ends[row] ??= []).push(booking);
    return { ...booking, row };
  });
  return placed.toSorted((a, b) => a.start.localeCompare(b.start) || a.row - b.row);
}
