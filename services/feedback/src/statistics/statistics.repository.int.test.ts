import { createTransaction } from '@portal/service-kit';
import type { FeedbackTest } from '../../testing/fixtures';
import { startFeedback } from '../../testing/fixtures';
import type { AggregateKey } from './statistics.domain';
import { createStatisticsRepository } from './statistics.repository';

const key: AggregateKey = { month: '2026-11', type: 'Query', stars: 4 };

describe('stored counts', () => {
  let service: FeedbackTest;
  beforeAll(async () => {
    service = await startFeedback();
  });
  afterAll(() => service.stop());

  it('are one row for each month, type and rating', async () => {
    const statistics = createStatisticsRepository(service.store);
    const others: AggregateKey[] = [
      { ...key, month: '2026-12' },
      { ...key, type: 'Report' },
      { ...key, stars: 0 },
    ];
    await createTransaction(service.store.connection)(async (session) => {
      await statistics.increment(key, { given: 1 }, session);
      await statistics.increment(key, { given: 1, resolved: 1, waited: 500 }, session);
      for (const other of others) await statistics.increment(other, { given: 1 }, session);
    });
    const found = await statistics.findAll();
    expect(found).toHaveLength(4);
    expect(found).toContainEqual({ ...key, given: 2, resolved: 1, waited: 500 });
    for (const other of others) expect(found).toContainEqual({ ...other, given: 1, resolved: 0, waited: 0 });
  });
});
