import type { ServiceContext } from '@portal/service-kit';
import type { EventStatisticsRepository } from '../events/event-statistics.repository';
import type { RoomsModule } from '../rooms/composition';
import { statisticsRoutes } from './statistics.routes';
import { createStatisticsService } from './statistics.service';

interface Dependencies {
  events: EventStatisticsRepository;
  rooms: RoomsModule;
}

export function createStatisticsModule(
  { clock, settings: { timeZone } }: ServiceContext<unknown>,
  { events, rooms: { roomUse } }: Dependencies,
) {
  const statistics = createStatisticsService({ events, roomUse, clock, timeZone });
  return { endpoints: statisticsRoutes(statistics) };
}
