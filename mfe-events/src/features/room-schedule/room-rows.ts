import { keyOf, type AnswerOf, type calls, type RoomRequestStatus } from '@portal/contracts';
import type { DayRequest } from './api/list-day-requests';
import { overlaps, spanOn, type TimeSpan } from './time-span';

/** A room and when it is booked. */
export type RoomAvailability = AnswerOf<typeof calls.readRoomAvailability>[number];

/** A request in the viewer's scope, or a booking outside of it. */
export interface Booking extends TimeSpan {
  readonly key: string;
  readonly state: Exclude<RoomRequestStatus, 'Withdrawn'> | 'Booked';
  /** Absent outside of the viewer's scope. */
  readonly request?: DayRequest;
  /** Overlapping bookings are drawn below each other; the first row is 0. */
  readonly row: number;
}

export interface RoomRow {
  readonly key: string;
  readonly name: string;
  /** 0 when it is unknown. */
  readonly capacity: number;
  /** Nobody can request it. */
  readonly isClosed: boolean;
  readonly bookings: readonly Booking[];
  readonly rows: number;
}

/** The rooms of a day: the catalogue in its order, of its closed rooms those with bookings; then rooms that are only requested. */
export function roomRowsOf(
  date: string,
  rooms: readonly RoomAvailability[],
  requests: readonly DayRequest[],
): RoomRow[] {
  const requested = new Map<string, DayRequest[]>();
  for (const request of requests) {
    const key = keyOf(request.room);
    requested.set(key, [...(requested.get(key) ?? []), request]);
  }
  const known = new Set(rooms.map(({ name }) => keyOf(name)));
  const others = [...requested].flatMap(([key, [first]]) =>
    first && !known.has(key) ? [{ name: first.room, capacity: 0, taken: [], isClosed: false }] : [],
  );
  const rows = [...rooms, ...others].map(({ name, capacity, taken, isClosed = false }) => {
    const key = keyOf(name);
    const bookings = stacked(bookingsOf(date, taken, requested.get(key) ?? []));
    return { key, name, capacity, isClosed, bookings, rows: Math.max(1, ...bookings.map(({ row }) => row + 1)) };
  });
  return rows.filter(({ isClosed, bookings }) => !isClosed || bookings.length > 0);
}

type Unstacked = Omit<Booking, 'row'>;

function bookingsOf(date: string, taken: readonly TimeSpan[], requests: readonly DayRequest[]): Unstacked[] {
  const own = requests.flatMap((request) => {
    const span = spanOn(date, request);
    const { _id: key, status: state } = request;
    return span && state !== 'Withdrawn' ? [{ ...span, key, state, request }] : [];
  });
  const isOwn = ({ start, end }: TimeSpan) =>
    own.some((booking) => booking.state === 'Approved' && booking.start === start && booking.end === end);
  const foreign = taken
    .filter((span) => !isOwn(span))
    .map(({ start, end }) => ({ start, end, key: `${start}-${end}`, state: 'Booked' as const }));
  return [...own, ...foreign];
}

const STACKING_ORDER: readonly Booking['state'][] = ['Approved', 'Booked', 'Pending', 'Rejected'];

/** Puts each booking into the first row where it overlaps none, approved ones first. */
function stacked(bookings: readonly Unstacked[]): Booking[] {
  const rank = ({ state }: Unstacked) => STACKING_ORDER.indexOf(state);
  const inOrder = bookings.toSorted((a, b) => rank(a) - rank(b) || a.start.localeCompare(b.start));
  const rows: Unstacked[][] = [];
  const placed = inOrder.map((booking) => {
    const free = rows.findIndex((row) => row.every((other) => !overlaps(other, booking)));
    const row = free === -1 ? rows.length : free;
    (rows[row] ??= []).push(booking);
    return { ...booking, row };
  });
  return placed.toSorted((a, b) => a.start.localeCompare(b.start) || a.row - b.row);
}
