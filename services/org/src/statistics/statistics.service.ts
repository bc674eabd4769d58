import { calls, MINUTE_MS, type UnitStatistics } from '@portal/contracts';
import type { Actor, Clock, Scope } from '@portal/service-kit';
import { createTimedCache, scopeOf } from '@portal/service-kit';
import { lastMonths } from '@portal/service-kit/institute-time';
import type { HolderStatisticsRepository } from '../holders/holder-statistics.repository';
import { budgetByMonth } from '../units/unit-budget.domain';
import type { UnitBudgetRepository } from '../units/unit-budget.repository';

interface Dependencies {
  holders: HolderStatisticsRepository;
  budgets: Pick<UnitBudgetRepository, 'findWithin'>;
  clock: Clock;
  timeZone: string;
}

const MONTHS_SHOWN = 12;
const TENURES_SHOWN = 8;

export type StatisticsService = ReturnType<typeof createStatisticsService>;

export function createStatisticsService({ holders, budgets, clock, timeZone }: Dependencies) {
  // All holders of the area are counted, which takes the longer the more there are.
  const answers = createTimedCache<UnitStatistics>({ now: () => clock.now(), lifetimeMs: MINUTE_MS });

  async function read(actor: Actor): Promise<UnitStatistics> {
    const scope = scopeOf(actor, calls.readUnitStatistics);
    return answers.get(scope, () => compute(scope));
  }

  async function compute(scope: Scope): Promise<UnitStatistics> {
    const now = clock.now();
    const months = lastMonths(now, MONTHS_SHOWN, timeZone);
    const [tenures, { units, rows }] = await Promise.all([
      holders.countByTenure(scope, TENURES_SHOWN),
      budgets.findWithin(scope),
    ]);
    return {
      computed_at: now.toISOString(),
      ...(scope.kind === 'unit' && { unit_id: scope.unitId }),
      tenures: tenures.toReversed(),
      budget: budgetByMonth(months, units, rows),
    };
  }

  return { read };
}
