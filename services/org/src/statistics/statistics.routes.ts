import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok } from '@portal/service-kit';
import type { StatisticsService } from './statistics.service';

export function statisticsRoutes(statistics: StatisticsService): Endpoint[] {
  return [endpoint(calls.readUnitStatistics, async ({ actor }) => ok(await statistics.read(actor)))];
}
