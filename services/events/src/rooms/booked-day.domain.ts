import { addDays, daysBetween, type QueryOf, type calls } from '@portal/contracts';

/** When a room is booked on one day. */
export interface BookedRoom {
  /** What requests for the room are stored under. */
  roomKey: string;
  name: string;
  /** `HHMMHHMM`, in order: four weeks of a campus are thousands of bookings at a few different times. */
  slots: string[];
}

/** What is booked on one day, room by room. */
export interface BookedDay {
  date: string;
  rooms: BookedRoom[];
}

interface Booking {
  roomKey: string;
  room: string;
  time: string;
  endTime: string;
}

/** The days that are asked for, in order. */
export function daysOf({ date, from = date, to = date }: QueryOf<typeof calls.readRoomAvailability>): string[] {
  if (from === undefined || to === undefined) return [];
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));
}

export function bookedRoomsOf(bookings: readonly Booking[]): BookedRoom[] {
  const rooms = new Map<string, BookedRoom>();
  for (const { roomKey, room, time, endTime } of bookings.toSorted((one, other) => (one.time < other.time ? -1 : 1))) {
    const booked = rooms.get(roomKey) ?? { roomKey, name: room, slots: [] };
    booked.slots.push(`${time}${endTime}`.replaceAll(':', ''));
    rooms.set(roomKey, booked);
  }
  return [...rooms.values()];
}
