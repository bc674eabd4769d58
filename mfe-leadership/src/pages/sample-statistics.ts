import type { EventStatistics, FeedbackByMonth, UnitStatistics } from '@portal/contracts';

const computed_at = '2026-11-21T06:00:00.000Z';
const months = Array.from({ length: 12 }, (_, index) =>
  index === 0 ? '2025-12' : `2026-${String(index).padStart(2, '0')}`,
);

export const someEventStatistics: EventStatistics = {
  computed_at,
  months: months.map((month) => ({
    month,
    categories:
      month === '2026-10'
        ? [
            { category: 'cultural', count: 1 },
            { category: 'technical', count: 4 },
          ]
        : month === '2026-11'
          ? [{ category: 'technical', count: 2 }]
          : [],
  })),
  room_use: {
    from: '2025-12-01',
    to: '2026-11-21',
    bookings: 6,
    hours: [
      { weekday: 0, hour: 19, bookings: 2, latest: '2026-11-16' },
      { weekday: 4, hour: 17, bookings: 4, latest: '2026-11-20' },
    ],
  },
  attendance: [
    {
      _id: '65a0000000000000000000e1',
      title: 'Hack Night',
      start: '2026-11-14T12:30:00.000Z',
      places: 60,
      registered: 50,
      checked_in: 40,
    },
    {
      _id: '65a0000000000000000000e2',
      title: 'Open Lab',
      start: '2026-11-01T12:30:00.000Z',
      places: null,
      registered: 30,
      checked_in: 20,
    },
  ],
};

export const someUnitStatistics: UnitStatistics = {
  computed_at,
  tenures: [
    { tenure: '2025-2026', count: 9 },
    { tenure: '2026-2027', count: 12 },
  ],
  budget: months.map((month, index) =>
    index < 8 ? { month, allocated: null, spent: null } : { month, allocated: 1_200, spent: 100 * (index - 8) },
  ),
};

export const someFeedbackByMonth: FeedbackByMonth = {
  computed_at,
  months: months.map((month) => {
    if (month === '2026-10') return { month, count: 7, resolved: 6, median_days: 2.5 };
    return { month, count: month === '2026-11' ? 2 : 0, resolved: 0, median_days: null };
  }),
};
