import type { AnswerOf, calls } from '@portal/contracts';
import type { BookedDay } from './booked-day.domain';
import type { Room } from './room.domain';

type Answer = AnswerOf<typeof calls.readRoomAvailability>;

/** The catalogue by name, closed rooms too; then rooms that are not in it. */
export function availabilityAnswerOf(
  days: readonly string[],
  bookedDays: readonly BookedDay[],
  catalogue: readonly Room[],
): Answer {
  const booked = slotsByRoom(days, bookedDays);
  const known = catalogue.map(({ id: _id, name, building, capacity, bookingKey, active }) => {
    const taken = takenOf(booked.get(bookingKey)?.slots);
    booked.delete(bookingKey);
    return { _id, name, building, capacity, ...(!active && { isClosed: true as const }), taken };
  });
  const others = [...booked.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, slots }) => ({ _id: null, name, building: '', capacity: 0, taken: takenOf(slots) }));
  return [...known, ...others];
}

/** The days of each slot. */
type DaysBySlot = Map<string, number[]>;

function slotsByRoom(days: readonly string[], bookedDays: readonly BookedDay[]) {
  const rooms = new Map<string, { name: string; slots: DaysBySlot }>();
  for (const { date, rooms: bookedRooms } of bookedDays) {
    const day = days.indexOf(date);
    for (const { roomKey, name, slots } of bookedRooms) {
      const room = rooms.get(roomKey) ?? { name, slots: new Map<string, number[]>() };
      rooms.set(roomKey, room);
      for (const slot of slots) {
        const known = room.slots.get(slot);
        if (known) known.push(day);
        else room.slots.set(slot, [day]);
      }
    }
  }
  return rooms;
}

function takenOf(slots: DaysBySlot = new Map()): Answer[number]['taken'] {
  return [...slots.keys()]
    .toSorted()
    .map((slot) => ({ start: timeAt(slot, 0), end: timeAt(slot, 4), days: slots.get(slot) ?? [] }));
}

const timeAt = (slot: string, at: number) => `${slot.slice(at, at + 2)}:${slot.slice(at + 2, at + 4)}`;
