import { HOUR_MS } from '@portal/contracts';
import type { ServiceContext } from '@portal/service-kit';
import type { HoldersModule } from '../holders/composition';
import type { UnitsModule } from '../units/composition';
import { statisticsRoutes } from './statistics.routes';
import { createStatisticsService } from './statistics.service';

interface Dependencies {
  units: UnitsModule;
  holders: HoldersModule;
}

export function createStatisticsModule(
  { clock, settings: { timeZone } }: ServiceContext<unknown>,
  { units: { budgets }, holders }: Dependencies,
) {
  const statistics = createStatisticsService({ holders: holders.statistics, budgets, clock, timeZone });
  const recordBudgets = {
    name: 'budgets of units',
    intervalMs: HOUR_MS,
    singleton: true,
    run: async () => void (await budgets.recordMissing()),
  };
  return { endpoints: statisticsRoutes(statistics), jobs: [recordBudgets] };
}
