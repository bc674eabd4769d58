import type { BookedTime } from '../rooms/room-use.domain';
import { monthsOfEvents, roomUseOf } from './statistics.domain';

const days = { from: '2026-10-01', to: '2026-11-21' };
const booked = (changes: Partial<BookedTime>): BookedTime => ({
  date: '2026-11-16',
  time: '18:00',
  endDate: changes.date ?? '2026-11-16',
  endTime: '20:00',
  bookings: 1,
  ...changes,
});

describe('the use of rooms', () => {
  it.each([
    ['18:00', '20:00', [18, 19]],
    ['18:30', '20:15', [18, 19, 20]],
    ['18:10', '18:50', [18]],
    ['22:00', '23:59', [22, 23]],
  ])('from %s to %s is of the hours %p', (time, endTime, hours) => {
    expect(roomUseOf(days, [booked({ time, endTime })]).hours.map(({ hour }) => hour)).toEqual(hours);
  });

  it('over midnight is of the hours of both days, and one booking', () => {
    const use = roomUseOf(days, [booked({ time: '22:30', endDate: '2026-11-17', endTime: '01:00' })]);
    expect(use.bookings).toBe(1);
    expect(use.hours.map(({ weekday, hour }) => [weekday, hour])).toEqual([
      [0, 22],
      [0, 23],
      [1, 0],
    ]);
  });

  it('adds up bookings of one weekday, from Monday on, and knows the latest day', () => {
    const use = roomUseOf(days, [
      booked({ date: '2026-11-15', endTime: '19:00' }),
      booked({ date: '2026-11-16', endTime: '19:00', bookings: 2 }),
      booked({ date: '2026-11-09', endTime: '19:00' }),
    ]);
    expect(use).toEqual({
      ...days,
      bookings: 4,
      hours: [
        { weekday: 0, hour: 18, bookings: 3, latest: '2026-11-16' },
        { weekday: 6, hour: 18, bookings: 1, latest: '2026-11-15' },
      ],
    });
  });
});

describe('the months of events', () => {
  it('are all there, with the categories that have events in their usual order', () => {
    const counts = [
      { month: '2026-11', category: 'sports', count: 2 },
      { month: '2026-11', category: 'cultural', count: 1 },
    ] as const;
    expect(monthsOfEvents(['2026-10', '2026-11'], counts)).toEqual([
      { month: '2026-10', categories: [] },
      {
        month: '2026-11',
        categories: [
          { category: 'cultural', count: 1 },
          { category: 'sports', count: 2 },
        ],
      },
    ]);
  });
});
