import { statisticsOf, type Aggregate } from './statistics.domain';

const months = ['2025-12', '2026-10', '2026-11'];

const aggregate = (changes: Partial<Aggregate>): Aggregate => ({
  month: '2026-11',
  type: 'Suggestion',
  stars: 0,
  given: 1,
  resolved: 0,
  waited: 0,
  ...changes,
});

describe('the statistics of feedback', () => {
  it('are zero, without a mean, before anybody gave any', () => {
    const statistics = statisticsOf([], months);
    expect(statistics).toMatchObject({ count: 0, open: 0, resolved: 0, mean_rating: null, days_to_resolve: null });
    expect(statistics.ratings.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
    expect(statistics.types).toHaveLength(7);
  });

  it('count open and resolved, and take the mean of those that have stars', () => {
    const statistics = statisticsOf(
      [
        aggregate({ stars: 5, given: 2, resolved: 1 }),
        aggregate({ stars: 2, type: 'Complaint' }),
        aggregate({ given: 4 }),
      ],
      months,
    );
    expect(statistics).toMatchObject({ count: 7, open: 6, resolved: 1, mean_rating: 4 });
    expect(statistics.ratings.map(({ count }) => count)).toEqual([0, 1, 0, 0, 2]);
    expect(statistics.types.filter(({ count }) => count > 0)).toEqual([
      { type: 'Suggestion', count: 6, resolved: 1 },
      { type: 'Complaint', count: 1, resolved: 0 },
    ]);
  });

  it('say how many days it took to resolve one, in the mean', () => {
    const waited = [30 * 3_600_000, 6 * 3_600_000];
    const aggregates = waited.map((each) => aggregate({ resolved: 1, waited: each }));
    expect(statisticsOf([...aggregates, aggregate({})], months).days_to_resolve).toBe(0.8);
  });

  it('show each month that is asked for, also those without any', () => {
    const given = [aggregate({}), aggregate({ month: '2025-12', given: 3, resolved: 3 })];
    expect(statisticsOf(given, months).months).toEqual([
      { month: '2025-12', count: 3, resolved: 3 },
      { month: '2026-10', count: 0, resolved: 0 },
      { month: '2026-11', count: 1, resolved: 0 },
    ]);
  });
});
