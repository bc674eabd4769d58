import { byMonth, medianOf } from './feedback-by-month.domain';

describe('a median', () => {
  it.each([
    [[], null],
    [[7], 7],
    [[9, 1, 2], 2],
    [[10, 1, 2, 4], 3],
  ])('of %p is %p', (values, median) => {
    expect(medianOf(values)).toBe(median);
  });
});

describe('feedback by month', () => {
  const given = (givenAt: string, resolvedAt?: string) => ({
    givenAt: new Date(givenAt),
    resolvedAt: resolvedAt === undefined ? null : new Date(resolvedAt),
  });
  const months = (times: ReturnType<typeof given>[]) => byMonth(['2026-10', '2026-11'], times, 'Asia/Kolkata');

  it('counts in the month in which it was given, wherever it was resolved', () => {
    // The last one is of October in UTC and of November in India; the first of no month that is asked for.
    const times = [
      given('2026-09-01T10:00:00Z'),
      given('2026-10-10T00:00:00Z', '2026-11-10T12:00:00Z'),
      given('2026-10-31T20:00:00Z'),
    ];
    expect(months(times)).toEqual([
      { month: '2026-10', count: 1, resolved: 1, median_days: 31.5 },
      { month: '2026-11', count: 1, resolved: 0, median_days: null },
    ]);
  });

  it('takes no time to resolve what is of an hour that is not over, as anonymous feedback is', () => {
    const early = given('2026-11-10T11:00:00Z', '2026-11-10T10:00:00Z');
    expect(months([early])[1]).toMatchObject({ resolved: 1, median_days: 0 });
  });
});
