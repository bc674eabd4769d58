import type { Tally } from './domain';
import { figuresOf, monthOf } from './domain';

const tally = (changes: Partial<Tally>): Tally => ({
  month: '2026-11',
  type: 'Suggestion',
  stars: 0,
  given: 1,
  resolved: 0,
  waited: 0,
  ...changes,
});

describe('the figures of feedback', () => {
  it('are zero, without a mean, before anybody gave any', () => {
    const figures = figuresOf([], '2026-11');
    expect(figures).toMatchObject({ count: 0, open: 0, resolved: 0, mean_rating: null, days_to_resolve: null });
    expect(figures.ratings.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
    expect(figures.types).toHaveLength(7);
  });

  it('count open and resolved, and take the mean of those that have stars', () => {
    const figures = figuresOf(
      [tally({ stars: 5, given: 2, resolved: 1 }), tally({ stars: 2, type: 'Complaint' }), tally({ given: 4 })],
      '2026-11',
    );
    expect(figures).toMatchObject({ count: 7, open: 6, resolved: 1, mean_rating: 4 });
    expect(figures.ratings.map(({ count }) => count)).toEqual([0, 1, 0, 0, 2]);
    expect(figures.types.filter(({ count }) => count > 0)).toEqual([
      { type: 'Suggestion', count: 6, resolved: 1 },
      { type: 'Complaint', count: 1, resolved: 0 },
    ]);
  });

  it('say how many days it took to resolve one, in the mean', () => {
    const waited = [30 * 3_600_000, 6 * 3_600_000];
    const tallies = waited.map((each) => tally({ resolved: 1, waited: each }));
    expect(figuresOf([...tallies, tally({})], '2026-11').days_to_resolve).toBe(0.8);
  });

  it('show the last twelve months, oldest first, also those without any', () => {
    const { months } = figuresOf([tally({}), tally({ month: '2025-12', given: 3, resolved: 3 })], '2026-11');
    expect(months.map(({ month }) => month)).toEqual([
      '2025-12',
      ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    ]);
    expect(months[0]).toEqual({ month: '2025-12', count: 3, resolved: 3 });
    expect(months.at(-1)).toEqual({ month: '2026-11', count: 1, resolved: 0 });
  });

  it('go by the months of the institute', () => {
    expect(monthOf(new Date('2026-10-31T20:00:00Z'), 'Asia/Kolkata')).toBe('2026-11');
  });
});
