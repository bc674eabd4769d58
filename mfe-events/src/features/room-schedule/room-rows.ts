import { keyOf, type AnswerOf, type calls, type RoomRequestStatus } from '@portal/contracts';
import type { DayRequest } from './api/list-day-requests';
import type { PlannedUse } from './planned-use';
import { overlaps, spanOn, type TimeSpan } from './time-span';

/** A room and when it is booked. */
export type RoomAvailability = AnswerOf<typeof calls.readRoomAvailability>[number];

/** A request in the viewer's scope, a booking outside of it, or an event that uses the room without a booking. */
export interface Booking extends TimeSpan {
  readonly key: string;
  readonly state: Exclude<RoomRequestStatus, 'Withdrawn'> | 'Booked' | 'Planned';
  /** Absent outside of the viewer's scope. */
  readonly request?: DayRequest;
  /** Of a request for an event, and of what is planned. */
  readonly event?: PlannedUse['event'] | undefined;
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
  planned: readonly PlannedUse[] = [],
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
    const booked = bookingsOf(date, taken, requested.get(key) ?? []);
    const uses = planned.filter(({ room }) => keyOf(room) === key);
    const bookings = stacked([...booked, ...unbooked(uses, booked)]);
    return { key, name, capacity, isClosed, bookings, rows: Math.max(1, ...bookings.map(({ row }) => row + 1)) };
  });
  return rows.filter(({ isClosed, bookings }) => !isClosed || bookings.length > 0);
}

type Unstacked = Omit<Booking, 'row'>;

function bookingsOf(date: string, taken: readonly TimeSpan[], requests: readonly DayRequest[]): Unstacked[] {
  const own = requests.flatMap((request) => {
    const span = spanOn(date, request);
    const { _id: key, status: state } = request;
    return span && state !== 'Withdrawn' ? [{ ...span, key, state, request, event: request.event }] : [];
  });
  const isOwn = ({ start, end }: TimeSpan) =>
    own.some((booking) => booking.state === 'Approved' && booking.start === start && booking.end === end);
  const foreign = taken
    .filter((span) => !isOwn(span))
    .map(({ start, end }) => ({ start, end, key: `${start}-${end}`, state: 'Booked' as const }));
  return [...own, ...foreign];
}

/** Of the events that use a room, those that have not requested it; a booking of others at their time may be theirs. */
function unbooked(uses: readonly PlannedUse[], bookings: readonly Unstacked[]): Unstacked[] {
  const isBooked = (use: PlannedUse) =>
    bookings.some((booking) =>
      booking.state === 'Booked'
        ? overlaps(booking, use)
        : booking.state !== 'Rejected' && booking.event?._id === use.event._id,
    );
  return uses
    .filter((use) => !isBooked(use))
    .map(({ start, end, event }) => ({ start, end, event, key: event._id, state: 'Planned' }));
}

const STACKING_ORDER: readonly Booking['state'][] = ['Approved', 'Booked', 'Pending', 'Planned', 'Rejected'];

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
