/** A campus of rooms that are booked a lot, as the events service stores them. */
const ROOMS = 50;
const DAYS = 28;
const FIRST = Date.UTC(2035, 0, 1);
const DAY_MS = 86_400_000;
/** Four bookings a room and day. */
const TAKEN = '09001000113012301400153018002000';

const dayAt = (place: number) => new Date(FIRST + place * DAY_MS).toISOString().slice(0, 10);
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const nameOf = (number: number) => `Lecture Hall L-${100 + number}`;

export const FOUR_WEEKS = { from: dayAt(0), to: dayAt(DAYS - 1) };

export function storedRooms() {
  return numbers(ROOMS).map((number) => ({
    _id: number.toString(16).padStart(24, '0'),
    name: nameOf(number),
    key: nameOf(number).toLowerCase(),
    bookingKey: nameOf(number).toLowerCase(),
    building: 'Lecture Hall Complex',
    capacity: 180,
    equipment: ['Projector'],
    active: true,
    searchText: nameOf(number).toLowerCase(),
  }));
}

export function storedBookedDays() {
  const lines = numbers(ROOMS).map((number) => [TAKEN, nameOf(number).toLowerCase(), nameOf(number)].join('\t'));
  return numbers(DAYS).map((place) => ({ _id: dayAt(place), changes: lines.length, lines: lines.join('\n') }));
}
