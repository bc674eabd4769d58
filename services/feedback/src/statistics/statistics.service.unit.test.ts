import type { Session } from '@portal/service-kit';
import { testClock } from '@portal/test-kit';
import type { AggregateKey } from './statistics.domain';
import type { StatisticsRepository } from './statistics.repository';
import { createStatisticsService } from './statistics.service';

const counted: AggregateKey[] = [];
const repository: StatisticsRepository = {
  increment: async (key) => void counted.push(key),
  findAll: async () => [],
};

describe('the months of the statistics', () => {
  // 1 November, 01:30, in the institute's time zone.
  const now = '2026-10-31T20:00:00Z';
  const statistics = createStatisticsService({ repository, clock: testClock(now), timeZone: 'Asia/Kolkata' });

  it('are the institute’s', async () => {
    await statistics.countGiven({ type: 'Query', createdAt: new Date(now) }, {} as Session);
    expect(counted).toEqual([{ month: '2026-11', type: 'Query', stars: 0 }]);
  });

  it('are the last twelve, oldest first', async () => {
    const { months } = await statistics.read();
    expect(months.map(({ month }) => month)).toEqual([
      '2025-12',
      ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    ]);
  });
});
