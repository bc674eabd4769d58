import { DAY_MS } from '@portal/contracts';
import { documentId } from '../benchmark-store';

/** A campus of rooms that are booked a lot, as the events service stores them. */
export const ROOMS = 50;
export const BOOKED_DAYS = 28;
const FIRST_DAY = Date.UTC(2035, 0, 1);
/** Four bookings a room and day. */
const BOOKED_SLOTS = '09001000113012301400153018002000';

function dayOf(number: number): string {
  return new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10);
}

function nameOf(number: number): string {
  return `Lecture Hall L-${100 + number}`;
}

export const BOOKED_PERIOD = { from: dayOf(0), to: dayOf(BOOKED_DAYS - 1) };

export function storedRoom(number: number) {
  const name = nameOf(number);
  return {
    _id: documentId(number),
    name,
    key: name.toLowerCase(),
    bookingKey: name.toLowerCase(),
    building: 'Lecture Hall Complex',
    capacity: 180,
    equipment: ['Projector'],
    active: true,
    searchText: name.toLowerCase(),
  };
}

/** A day on which every room is booked: one line a room. */
export function storedBookedDay(number: number) {
  const names = Array.from({ length: ROOMS }, (_, room) => nameOf(room));
  const lines = names.map((name) => [BOOKED_SLOTS, name.toLowerCase(), name].join('\t'));
  return { _id: dayOf(number), changes: lines.length, lines: lines.join('\n') };
}
