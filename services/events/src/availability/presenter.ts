import type { AnswerOf, calls } from '@portal/contracts';
import type { Room } from '../rooms/domain';
import type { BookedDay, TimeSpan } from './domain';

type Answer = AnswerOf<typeof calls.readRoomAvailability>;
type Taken = Answer[number]['taken'][number];

/** The catalogue by name, rooms that are out of use only when they are taken; then rooms that are not in it. */
export function presentAvailability(
  days: readonly string[],
  bookedDays: readonly BookedDay[],
  catalogue: readonly Room[],
): Answer {
  const booked = takenByRoom(days, bookedDays);
  const known = catalogue
    .filter(({ active, bookingKey }) => active || booked.has(bookingKey))
    .map(({ id: _id, name, building, capacity, bookingKey }) => {
      const taken = inOrder(booked.get(bookingKey)?.taken);
      booked.delete(bookingKey);
      return { _id, name, building, capacity, taken };
    });
  const others = [...booked.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, taken }) => ({ _id: null, name, building: '', capacity: 0, taken: inOrder(taken) }));
  return [...known, ...others];
}

type TakenByTime = Map<string, Taken>;

function takenByRoom(days: readonly string[], bookedDays: readonly BookedDay[]) {
  const rooms = new Map<string, { name: string; taken: TakenByTime }>();
  for (const { date, rooms: bookedRooms } of bookedDays) {
    const day = days.indexOf(date);
    for (const { roomKey, name, times } of bookedRooms) {
      const room = rooms.get(roomKey) ?? { name, taken: new Map() };
      rooms.set(roomKey, room);
      for (const time of times) addDay(room.taken, time, day);
    }
  }
  return rooms;
}

function addDay(taken: TakenByTime, { start, end }: TimeSpan, day: number): void {
  const key = `${start} ${end}`;
  const known = taken.get(key);
  if (known) known.days.push(day);
  else taken.set(key, { start, end, days: [day] });
}

function inOrder(taken: TakenByTime = new Map()): Taken[] {
  return [...taken.values()].toSorted((one, other) => (one.start < other.start ? -1 : 1));
}
