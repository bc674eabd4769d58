import type { AnswerOf, calls } from '@portal/contracts';
import type { BookedDay, TimeSpan } from './availability.domain';
import type { Room } from './room.domain';

type Answer = AnswerOf<typeof calls.readRoomAvailability>;

/** The catalogue by name, rooms that are out of use only when they are taken; then rooms that are not in it. */
export function availabilityAnswerOf(
  days: readonly string[],
  bookedDays: readonly BookedDay[],
  catalogue: readonly Room[],
): Answer {
  const booked = timesByRoom(days, bookedDays);
  const known = catalogue
    .filter(({ active, bookingKey }) => active || booked.has(bookingKey))
    .map(({ id: _id, name, building, capacity, bookingKey }) => {
      const taken = takenOf(booked.get(bookingKey)?.times);
      booked.delete(bookingKey);
      return { _id, name, building, capacity, taken };
    });
  const others = [...booked.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, times }) => ({ _id: null, name, building: '', capacity: 0, taken: takenOf(times) }));
  return [...known, ...others];
}

/** Start, then end, then the days. Nested maps, because keys of both made of every booking take several times as long. */
type DaysByTime = Map<string, Map<string, number[]>>;

function timesByRoom(days: readonly string[], bookedDays: readonly BookedDay[]) {
  const rooms = new Map<string, { name: string; times: DaysByTime }>();
  for (const { date, rooms: bookedRooms } of bookedDays) {
    const day = days.indexOf(date);
    for (const { roomKey, name, times } of bookedRooms) {
      const room = rooms.get(roomKey) ?? { name, times: new Map() };
      rooms.set(roomKey, room);
      for (const time of times) addDay(room.times, time, day);
    }
  }
  return rooms;
}

function addDay(times: DaysByTime, { start, end }: TimeSpan, day: number): void {
  const ends = times.get(start) ?? new Map<string, number[]>();
  const days = ends.get(end);
  if (days) days.push(day);
  else times.set(start, ends.set(end, [day]));
}

function takenOf(times: DaysByTime = new Map()): Answer[number]['taken'] {
  return [...times]
    .flatMap(([start, ends]) => [...ends].map(([end, days]) => ({ start, end, days })))
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
}
