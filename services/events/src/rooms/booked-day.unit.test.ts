import type { Room } from './room.domain';
import { bookedRoomsOf, dayPartsOf, daysOf } from './booked-day.domain';
import { parseBookedRooms, serializeBookedRooms } from './booked-day.model';
import { availabilityAnswerOf } from './availability.presenter';

const room = (name: string, changes: Partial<Room> = {}): Room => ({
  id: name.padEnd(24, '0'),
  name,
  building: 'A',
  capacity: 10,
  equipment: [],
  active: true,
  bookingKey: name.toLowerCase(),
  ...changes,
});
const DAY = '2026-11-28';
const booking = (name: string, time: string, endTime: string, endDate = DAY) => ({
  room: name,
  roomKey: name.toLowerCase(),
  date: DAY,
  time,
  endDate,
  endTime,
});

describe('the days of a question', () => {
  it('are one day, or all of a span', () => {
    expect(daysOf({ date: '2026-11-28' })).toEqual(['2026-11-28']);
    expect(daysOf({ from: '2026-11-29', to: '2026-12-02' })).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ]);
  });

  it('end or begin with the day that is named, when the other end of the span is not', () => {
    expect(daysOf({ date: '2026-11-28', from: '2026-11-27' })).toEqual(['2026-11-27', '2026-11-28']);
    expect(daysOf({ date: '2026-11-28', to: '2026-11-29' })).toEqual(['2026-11-28', '2026-11-29']);
  });

  it.each([{}, { from: '2026-11-28' }, { to: '2026-11-28' }])('are none without both ends: %j', (asked) => {
    expect(daysOf(asked)).toEqual([]);
  });
});

describe('the booked rooms of a day', () => {
  it('are in the order of their first bookings, each with its times', () => {
    const bookings = [
      booking('Yard', '12:00', '13:30'),
      booking('Barn', '09:00', '10:00'),
      booking('Aula', '09:00', '11:00'),
      booking('Yard', '08:00', '09:30'),
    ];
    expect(bookedRoomsOf(DAY, bookings)).toEqual([
      { roomKey: 'yard', name: 'Yard', slots: ['08000930', '12001330'] },
      { roomKey: 'barn', name: 'Barn', slots: ['09001000'] },
      { roomKey: 'aula', name: 'Aula', slots: ['09001100'] },
    ]);
  });
});

describe('a booking over midnight', () => {
  const overnight = booking('Aula', '22:00', '02:00', '2026-11-29');

  it('lies on both days, until 24:00 and from 00:00', () => {
    expect(bookedRoomsOf(DAY, [overnight])).toEqual([{ roomKey: 'aula', name: 'Aula', slots: ['22002400'] }]);
    expect(bookedRoomsOf('2026-11-29', [overnight])).toEqual([{ roomKey: 'aula', name: 'Aula', slots: ['00000200'] }]);
  });

  it('lies on its day alone when it ends at midnight', () => {
    const untilMidnight = booking('Aula', '22:00', '00:00', '2026-11-29');
    expect(dayPartsOf(untilMidnight)).toEqual([{ date: DAY, start: '22:00', end: '24:00' }]);
  });
});

describe('the times at which rooms are taken', () => {
  const days = ['2026-11-28', '2026-11-29'];
  const booked = [
    {
      date: '2026-11-29',
      rooms: bookedRoomsOf(DAY, [booking('Aula', '12:00', '13:30'), booking('Aula', '09:00', '10:00')]),
    },
    {
      date: '2026-11-28',
      rooms: bookedRoomsOf(DAY, [booking('Yard', '09:00', '10:00'), booking('Shed', '10:00', '11:00')]),
    },
  ];

  it('are in order, each with its days', () => {
    const [aula] = availabilityAnswerOf(days, booked, [room('Aula')]);
    expect(aula?.taken).toEqual([
      { start: '09:00', end: '10:00', days: [1] },
      { start: '12:00', end: '13:30', days: [1] },
    ]);
  });

  it('stand beside the catalogue, closed rooms too, then beside rooms that are not in it', () => {
    const catalogue = [room('Aula'), room('Barn'), room('Cellar', { active: false }), room('Shed', { active: false })];
    const found = availabilityAnswerOf(days, booked, catalogue);
    expect(found.map(({ name, taken }) => [name, ...taken.map(({ start, days }) => [start, ...days])])).toEqual([
      ['Aula', ['09:00', 1], ['12:00', 1]],
      ['Barn'],
      ['Cellar'],
      ['Shed', ['10:00', 0]],
      ['Yard', ['09:00', 0]],
    ]);
    expect(found.map(({ _id }) => _id === null)).toEqual([false, false, false, false, true]);
    expect(found.map(({ isClosed }) => isClosed)).toEqual([undefined, undefined, true, true, undefined]);
  });
});

describe('a day as it is stored', () => {
  it('is read as it was written, whatever a room is called', () => {
    const rooms = bookedRoomsOf(DAY, [
      booking('Hörsaal "7", Süd', '09:00', '10:00'),
      booking('Aula', '10:00', '11:00'),
    ]);
    expect(parseBookedRooms(serializeBookedRooms(rooms))).toEqual(rooms);
    expect(parseBookedRooms(serializeBookedRooms([]))).toEqual([]);
    expect(parseBookedRooms(serializeBookedRooms([{ roomKey: 'a b', name: 'a\t\nb', slots: [] }]))).toEqual([
      { roomKey: 'a b', name: 'a b', slots: [] },
    ]);
  });
});

describe('four weeks of fifty rooms with four bookings a day', () => {
  it('are under 60 kB', () => {
    const names = Array.from({ length: 50 }, (_, number) => `Lecture Hall L-${100 + number}`);
    const days = daysOf({ from: '2026-11-01', to: '2026-11-28' });
    const rooms = bookedRoomsOf(
      DAY,
      names.flatMap((name) => ['09', '12', '15', '18'].map((hour) => booking(name, `${hour}:00`, `${hour}:45`))),
    );
    const catalogue = names.map((name) => room(name, { building: 'Lecture Hall Complex', capacity: 180 }));
    const answer = availabilityAnswerOf(
      days,
      days.map((date) => ({ date, rooms })),
      catalogue,
    );
    expect(answer.flatMap(({ taken }) => taken.flatMap((time) => time.days))).toHaveLength(50 * 28 * 4);
    expect(JSON.stringify(answer).length).toBeLessThan(60_000);
  });
});
