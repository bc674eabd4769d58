import { addDays, daysBetween, type QueryOf, type calls } from '@portal/contracts';

/** When a room is booked on one day. */
export interface BookedRoom {
  /** What requests for the room are stored under. */
  roomKey: string;
  name: string;
  /** `HHMMHHMM`, in order, until `2400`: four weeks of a campus are thousands of bookings at a few different times. */
  slots: string[];
}

/** What is booked on one day, room by room. */
export interface BookedDay {
  date: string;
  rooms: BookedRoom[];
}

/** From a time of one day until a time of the same or a later one. */
interface Span {
  date: string;
  time: string;
  endDate: string;
  endTime: string;
}

interface Booking extends Span {
  roomKey: string;
  room: string;
}

/** The part of a booking that lies on a day, in times of this day. */
interface DayPart {
  date: string;
  start: string;
  end: string;
}

/** What ends at midnight has no part on the next day. */
export function dayPartsOf({ date, time, endDate, endTime }: Span): DayPart[] {
  const last = endTime === '00:00' ? addDays(endDate, -1) : endDate;
  return Array.from({ length: daysBetween(date, last) + 1 }, (_, index) => addDays(date, index)).map((day) => ({
    date: day,
    start: day === date ? time : '00:00',
    end: day === endDate ? endTime : '24:00',
  }));
}

/** The days that are asked for, in order. */
export function daysOf({ date, from = date, to = date }: QueryOf<typeof calls.readRoomAvailability>): string[] {
  if (from === undefined || to === undefined) return [];
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));
}

export function bookedRoomsOf(date: string, bookings: readonly Booking[]): BookedRoom[] {
  const rooms = new Map<string, BookedRoom>();
  const parts = bookings.flatMap(({ roomKey, room, ...span }) =>
    dayPartsOf(span).map(({ start, end, date: day }) => ({ roomKey, room, day, start, end })),
  );
  const ofDay = parts.filter(({ day }) => day === date).toSorted((one, other) => (one.start < other.start ? -1 : 1));
  for (const { roomKey, room, start, end } of ofDay) {
    const booked = rooms.get(roomKey) ?? { roomKey, name: room, slots: [] };
    booked.slots.push(`${start}${end}`.replaceAll(':', ''));
    rooms.set(roomKey, booked);
  }
  return [...rooms.values()];
}
