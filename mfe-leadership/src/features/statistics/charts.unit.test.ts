import type { EventStatistics, FeedbackByMonth, UnitStatistics } from '@portal/contracts';
import { someEventStatistics, someFeedbackByMonth, someUnitStatistics } from '../../pages/sample-statistics';
import { areaOf, daysOf } from './area';
import { attendance, eventsByMonth, hourName, roomUse } from './event-charts';
import { daysToResolve, feedbackByMonth } from './feedback-charts';
import { tableRows } from './table-rows';
import { budgetUsed, membersByTenure } from './unit-charts';

const events = (changes: Partial<EventStatistics> = {}): EventStatistics => ({ ...someEventStatistics, ...changes });
const units = (changes: Partial<UnitStatistics> = {}): UnitStatistics => ({ ...someUnitStatistics, ...changes });
const feedback = (months: FeedbackByMonth['months']): FeedbackByMonth => ({ ...someFeedbackByMonth, months });
const money = (amount: number) => `₹${amount}`;

describe('the charts of events', () => {
  it('have a series for each category that has events, and say when the most were', () => {
    const chart = eventsByMonth(events());
    expect(chart?.series.map(({ label }) => label)).toEqual(['Cultural', 'Technical']);
    expect(chart?.sentence).toBe('The most events were in Oct 2026: 5. There are 2 this month.');
    expect(chart?.points.at(-1)).toMatchObject({ label: 'Nov 2026', short: 'Nov', group: '2026' });
    expect(chart?.points.at(-1)?.values).toEqual([
      { value: 0 },
      { value: 2, href: '/events?from=2026-11-01&to=2026-11-30&category=technical' },
    ]);
  });

  it('show the hours between the first and the last that are used, each with the schedule of its latest day', () => {
    const grid = roomUse(events(), { isNarrow: true });
    expect(grid?.rows.map(({ label }) => label)).toEqual(['5 pm', '6 pm', '7 pm']);
    expect(grid?.rows[0]?.values[4]).toEqual({ value: 4, href: '/roombooking?date=2026-11-20' });
    expect(grid?.rows[1]?.values[4]).toEqual({ value: 0 });
    const wide = roomUse(events());
    expect(wide?.columns.map(({ label }) => label)).toEqual(['5 pm', '6 pm', '7 pm']);
    expect(wide?.rows[4]).toEqual({ label: 'Fri', values: grid?.rows.map(({ values }) => values[4]) });
    expect(grid?.sentence).toBe('Rooms are used most on Fridays at 5 pm: 4 of 6 bookings.');
  });

  it.each([
    [0, '12 am'],
    [9, '9 am'],
    [12, '12 pm'],
    [23, '11 pm'],
  ])('name the hour %s %s', (hour, name) => expect(hourName(hour)).toBe(name));

  it('compare places, registrations and check-ins of the last events', () => {
    const chart = attendance(events(), () => '1 Nov 2026');
    expect(chart?.sentence).toBe('60 of the 80 who registered for the last 2 events came.');
    expect(chart?.points[1]).toMatchObject({ label: 'Open Lab, 1 Nov 2026' });
    expect(chart?.points[1]?.values.map(({ value }) => value)).toEqual([null, 30, 20]);
  });

  it('are not drawn where there is nothing', () => {
    const none = events({
      months: someEventStatistics.months.map(({ month }) => ({ month, categories: [] })),
      room_use: { ...someEventStatistics.room_use, bookings: 0, hours: [] },
      attendance: [],
    });
    expect([eventsByMonth(none), roomUse(none), attendance(none, String)]).toEqual([null, null, null]);
  });
});

describe('the charts of units', () => {
  it.each([
    [[1], '1 member in 2026-2027.'],
    [[9, 12], '12 members in 2026-2027, 3 more than in 2025-2026.'],
    [[9, 4], '4 members in 2026-2027, 5 fewer than in 2025-2026.'],
    [[9, 9], '9 members in 2026-2027, as many as in 2025-2026.'],
  ])('of %p members say: %s', (counts, sentence) => {
    const names = ['2025-2026', '2026-2027'].slice(-counts.length);
    const tenures = counts.map((count, index) => ({ tenure: names[index] ?? '', count }));
    expect(membersByTenure(units({ tenures }), {})?.sentence).toBe(sentence);
  });

  it('open the holders of the tenure within the area', () => {
    const last = membersByTenure(units(), areaOf('GENSEC_CULTURAL', undefined))?.points.at(-1);
    expect(last?.values[0]?.href).toBe('/cosa?tab=holders&category=cultural&tenure_year=2026-2027');
  });

  it('say how much of the budget is spent, and lead to the unit of a coordinator', () => {
    const chart = budgetUsed(units(), areaOf('CLUB_COORDINATOR', 'a1'), { money });
    expect(chart?.sentence).toBe('₹300 of ₹1200 spent (25%).');
    expect(chart?.points.at(-1)?.values[0]).toEqual({ value: 300, href: '/units/a1' });
    expect(chart?.points[0]?.values[0]).toEqual({ value: null });
  });

  it('are not drawn where there is nothing', () => {
    const budget = someUnitStatistics.budget.map(({ month }) => ({ month, allocated: 0, spent: 0 }));
    const none = units({ tenures: [], budget });
    expect([membersByTenure(none, {}), budgetUsed(none, {}, { money })]).toEqual([null, null]);
  });
});

describe('the charts of feedback', () => {
  it('count what is resolved and what is open, within the area', () => {
    const chart = feedbackByMonth(someFeedbackByMonth, areaOf('CLUB_COORDINATOR', 'a1'));
    expect(chart?.sentence).toBe('9 given in the last 12 months, 6 of them resolved.');
    expect(chart?.points.at(-1)?.values).toEqual([
      { value: 0 },
      { value: 2, href: '/viewfeedback?unit=a1&from=2026-11-01&to=2026-11-30&status=Not+Resolved' },
    ]);
  });

  it('tell the median of the last month of which something is resolved', () => {
    expect(daysToResolve(someFeedbackByMonth, {})?.sentence).toBe(
      'Half of what was resolved of Oct 2026 took at most 2.5 days.',
    );
  });

  it('are not drawn where there is nothing', () => {
    const months = someFeedbackByMonth.months.map(({ month }) => ({ month, count: 0, resolved: 0, median_days: null }));
    expect([feedbackByMonth(feedback(months), {}), daysToResolve(feedback(months), {})]).toEqual([null, null]);
  });
});

it('the days of a month end with its last one', () => {
  expect([daysOf('2028-02').to, daysOf('2026-12').to]).toEqual(['2028-02-29', '2026-12-31']);
});

it('the table has a row for each value, also of the grid', () => {
  const members = membersByTenure(units(), {});
  const rooms = roomUse(events());
  const rows = tableRows(members ? [members] : [], rooms ? [rooms] : []);
  expect(rows[0]).toEqual(['Chart', 'Of', 'Figure', 'Value']);
  expect(rows).toContainEqual(['Members by tenure', '2026-2027', 'Members', 12]);
  expect(rows).toContainEqual(['Room use', 'Fri', '5 pm', 4]);
  expect(rows).toHaveLength(1 + 2 + 3 * 7);
});
