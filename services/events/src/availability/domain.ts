import type { AnswerOf, QueryOf, calls } from '@portal/contracts';
import type { Room } from '../rooms/domain';

/** What is taken on one day, room by room. */
export interface BookedDay {
  date: string;
  rooms: BookedRoom[];
}

export interface BookedRoom {
  /** What requests for the room are kept under. */
  key: string;
  name: string;
  /** Eight digits a booking, in order: what the call answers. */
  taken: string;
}

interface Booking {
  roomKey: string;
  room: string;
  time: string;
  endTime: string;
}

type Answer = AnswerOf<typeof calls.readRoomAvailability>;

const DAY_MS = 86_400_000;

/** The days of the question, in order. */
export function daysOf({ date, from = date, to = date }: QueryOf<typeof calls.readRoomAvailability>): string[] {
  if (from === undefined || to === undefined) return [];
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Written once at a review, so that four weeks of a campus are read as four weeks of days. */
export function bookedRooms(bookings: readonly Booking[]): BookedRoom[] {
  const rooms = new Map<string, BookedRoom>();
  for (const { roomKey, room, time, endTime } of bookings.toSorted((one, other) => (one.time < other.time ? -1 : 1))) {
    const booked = rooms.get(roomKey) ?? { key: roomKey, name: room, taken: '' };
    rooms.set(roomKey, { ...booked, taken: booked.taken + digitsOf(time) + digitsOf(endTime) });
  }
  return [...rooms.values()];
}

const digitsOf = (time: string) => time.replace(':', '');

/** As a day is stored: a line a room, with neither tabs nor breaks in a name. */
export function linesOf(rooms: readonly BookedRoom[]): string {
  return rooms.map(({ taken, key, name }) => [taken, key, name.replace(/\s+/g, ' ')].join('\t')).join('\n');
}

export function roomsOf(lines: string): BookedRoom[] {
  if (lines === '') return [];
  return lines.split('\n').map((line) => {
    const [taken = '', key = '', name = ''] = line.split('\t');
    return { taken, key, name };
  });
}

/** The catalogue by name, rooms that are out of use only when they are taken; then rooms that somebody typed. */
export function availabilityOf(days: readonly string[], booked: readonly BookedDay[], catalogue: Room[]): Answer {
  const taken = takenByRoom(days, booked);
  const known = catalogue
    .filter(({ active, bookingKey }) => active || taken.has(bookingKey))
    .map(({ id: _id, name, building, capacity, bookingKey }) => {
      const times = taken.get(bookingKey)?.times ?? days.map(() => '');
      taken.delete(bookingKey);
      return { _id, name, building, capacity, taken: times };
    });
  const typed = [...taken.values()].map(({ name, times }) => ({
    _id: null,
    name,
    building: '',
    capacity: 0,
    taken: times,
  }));
  return [...known, ...typed.toSorted((one, other) => one.name.localeCompare(other.name))];
}

function takenByRoom(days: readonly string[], booked: readonly BookedDay[]) {
  const taken = new Map<string, { name: string; times: string[] }>();
  const places = new Map(days.map((date, place) => [date, place]));
  for (const { date, rooms } of booked) {
    const place = places.get(date) ?? 0;
    for (const room of rooms) {
      const found = taken.get(room.key) ?? { name: room.name, times: days.map(() => '') };
      found.times[place] = room.taken;
      taken.set(room.key, found);
    }
  }
  return taken;
}
