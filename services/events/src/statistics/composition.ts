import type { ServiceContext } from '@portal/service-kit';
import { createEventStatisticsRepository } from '../events/event-statistics.repository';
import { createRoomUseRepository } from '../rooms/room-use.repository';
import { statisticsRoutes } from './statistics.routes';
import { createStatisticsService } from './statistics.service';

export function createStatisticsModule({ store, clock, settings }: ServiceContext<unknown>) {
  const statistics = createStatisticsService({
    events: createEventStatisticsRepository(store),
    roomUse: createRoomUseRepository(store),
    clock,
    timeZone: settings.timeZone,
  });
  return { endpoints: statisticsRoutes(statistics) };
}
