import type { ServiceContext } from '@portal/service-kit';
import { createUnitBudgetRepository } from './unit-budget.repository';
import { createUnitChangeService } from './unit-change.service';
import type { UnitPorts } from './unit-ports.domain';
import { createUnitRepository } from './unit.repository';
import { unitRoutes } from './unit.routes';
import { createUnitService } from './unit.service';

export type UnitsModule = ReturnType<typeof createUnitsModule>;

export function createUnitsModule(
  { store, settings, outbox, transaction, clock }: ServiceContext<unknown>,
  ports: UnitPorts,
) {
  const repository = createUnitRepository(store);
  const budgets = createUnitBudgetRepository(store, { clock, timeZone: settings.timeZone });
  const write = { ...ports, repository, budgets, outbox, transaction, clock };
  const units = createUnitService(write);
  const unitChanges = createUnitChangeService({ ...write, units });
  return { repository, budgets, units, unitChanges, endpoints: unitRoutes(units, unitChanges) };
}
