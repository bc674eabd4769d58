import type { ServiceContext } from '@portal/service-kit';
import { createUnitBudgetRepository } from './unit-budget.repository';
import { createUnitChangeService } from './unit-change.service';
import type { UnitPorts } from './unit.ports';
import { createUnitRepository } from './unit.repository';
import { unitRoutes } from './unit.routes';
import { createUnitService } from './unit.service';
import { createUnitWriter } from './unit.writer';

export type UnitsModule = ReturnType<typeof createUnitsModule>;

export function createUnitsModule(
  { store, settings, outbox, transaction, clock }: ServiceContext<unknown>,
  ports: UnitPorts,
) {
  const repository = createUnitRepository(store);
  const budgets = createUnitBudgetRepository(store, { clock, timeZone: settings.timeZone });
  const writer = createUnitWriter({ ...ports, repository, budgets, outbox });
  const units = createUnitService({ ...ports, repository, writer, transaction, clock });
  const unitChanges = createUnitChangeService({ repository, writer, units, transaction });
  return { repository, writer, budgets, units, unitChanges, endpoints: unitRoutes(units, unitChanges), jobs: [] };
}
