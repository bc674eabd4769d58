import type { FeedbackTest } from '../../testing/fixtures';
import { statistics, give, markResolved, someStudent, startCampus } from '../../testing/fixtures';

describe('the statistics of all feedback', () => {
  let feedback: FeedbackTest;
  beforeAll(async () => {
    feedback = await startCampus();
  });
  afterAll(() => feedback.stop());

  it('follow what is given and resolved, also by many at once', async () => {
    expect(await statistics(feedback)).toMatchObject({ count: 0, open: 0, mean_rating: null });
    await Promise.all(
      [5, 5, 4, 1].map((rating) => give(feedback, someStudent(), { rating, is_anonymous: rating === 1 })),
    );
    feedback.clock.advance(30 * 86_400_000);
    const { _id } = await give(feedback, someStudent(), { type: 'Query', rating: 2 });
    feedback.clock.advance(36 * 3_600_000);
    await markResolved(feedback, _id);
    const now = await statistics(feedback);
    expect(now).toMatchObject({ count: 5, open: 4, resolved: 1, mean_rating: 3.4, days_to_resolve: 1.5 });
    expect(now.ratings.map(({ count }) => count)).toEqual([1, 1, 0, 1, 2]);
    expect(now.types.find(({ type }) => type === 'Query')).toEqual({ type: 'Query', count: 1, resolved: 1 });
    expect(now.months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    );
    expect(now.months.slice(-2)).toEqual([
      { month: '2026-11', count: 4, resolved: 0 },
      { month: '2026-12', count: 1, resolved: 1 },
    ]);
  });

  it('do not count what was refused', async () => {
    const before = await statistics(feedback);
    const { status } = await markResolved(feedback, '0'.repeat(24));
    expect(status).toBe(404);
    expect(await statistics(feedback)).toEqual(before);
  });

  it('are one question to the store, whatever there is', async () => {
    feedback.takeCommands();
    await statistics(feedback);
    expect(feedback.takeCommands()).toHaveLength(1);
  });
});
