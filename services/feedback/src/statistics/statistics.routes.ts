import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok } from '@portal/service-kit';
import type { StatisticsService } from './statistics.service';

export function statisticsRoutes(statistics: Pick<StatisticsService, 'read'>): Endpoint[] {
  return [endpoint(calls.readFeedbackStatistics, async () => ok(await statistics.read()))];
}
