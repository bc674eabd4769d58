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
  { positions, holders, campusEvents }: UnitPorts,
) {
  const repository = createUnitRepository(store);
  const budgets = createUnitBudgetRepository(store, { clock, timeZone: settings.timeZone });
  const writer = createUnitWriter({ repository, budgets, positions, holders, outbox });
  const units = createUnitService({ repository, writer, positions, holders, campusEvents, transaction, clock });
  const unitChanges = createUnitChangeService({ repository, writer, units, transaction });
  return { repository, writer, budgets, units, unitChanges, endpoints: unitRoutes(units, unitChanges) };
}
