import { HOUR_MS } from '@portal/contracts';
import type { ServiceContext } from '@portal/service-kit';
import { createHolderStatisticsRepository } from '../holders/holder-statistics.repository';
import type { UnitBudgetRepository } from '../units/unit-budget.repository';
import { statisticsRoutes } from './statistics.routes';
import { createStatisticsService } from './statistics.service';

export function createStatisticsModule(
  { store, clock, settings }: ServiceContext<unknown>,
  { budgets }: { budgets: UnitBudgetRepository },
) {
  const statistics = createStatisticsService({
    holders: createHolderStatisticsRepository(store),
    budgets,
    clock,
    timeZone: settings.timeZone,
  });
  return {
    endpoints: statisticsRoutes(statistics),
    jobs: [
      {
        name: 'budgets of units',
        intervalMs: HOUR_MS,
        singleton: true,
        run: async () => void (await budgets.recordMissing()),
      },
    ],
  };
}
