import type { ServiceContext } from '@portal/service-kit';
import { createStatisticsRepository } from './statistics.repository';
import { statisticsRoutes } from './statistics.routes';
import { createStatisticsService } from './statistics.service';

export type StatisticsModule = ReturnType<typeof createStatisticsModule>;

export function createStatisticsModule({ store, clock, settings: { timeZone } }: ServiceContext<unknown>) {
  const statistics = createStatisticsService({ repository: createStatisticsRepository(store), clock, timeZone });
  return { statistics, endpoints: statisticsRoutes(statistics) };
}
