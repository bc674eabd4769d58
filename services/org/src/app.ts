import { createServiceApp, type ServiceContext, type ServiceParts } from '@portal/service-kit';
import { createModules } from './composition';
import type { OrgConfig } from './config';
import type { HandOversModule } from './hand-overs/composition';
import type { HoldersModule } from './holders/composition';
import { positionRoutes } from './positions/position.routes';
import type { PositionService } from './positions/position.service';
import { createStatisticsModule } from './statistics/composition';
import { orgSubscriptions } from './subscriptions';
import type { UnitChangeService } from './units/unit-change.service';
import type { UnitService } from './units/unit.service';

/** The use cases that others in the same process call without HTTP. */
export interface OrgUseCases {
  createUnit: UnitService['create'];
  changeUnit: UnitChangeService['change'];
  addPosition: PositionService['add'];
  appointHolder: HoldersModule['appointments']['appoint'];
  completeTenures: HoldersModule['tenureEnds']['completeTenures'];
  remindOfHandOvers: HandOversModule['reminders']['remind'];
  recordMissingBudgets(): Promise<number>;
}

export function buildApp(context: ServiceContext<OrgConfig>): ServiceParts<OrgUseCases> {
  const { unitsModule, positions, holders, handOvers, others, copies } = createModules(context);
  const statistics = createStatisticsModule(context, unitsModule);
  const modules = [unitsModule, holders, handOvers, statistics, ...others].flatMap((module) => module.endpoints);
  const endpoints = [...modules, ...positionRoutes(positions)];
  return {
    http: createServiceApp({ ...context, endpoints }),
    subscriptions: orgSubscriptions(copies),
    readCopies: Object.values(copies),
    useCases: {
      createUnit: unitsModule.units.create,
      changeUnit: unitsModule.unitChanges.change,
      addPosition: positions.add,
      appointHolder: holders.appointments.appoint,
      completeTenures: holders.tenureEnds.completeTenures,
      remindOfHandOvers: handOvers.reminders.remind,
      recordMissingBudgets: unitsModule.budgets.recordMissing,
    },
    jobs: [...holders.jobs, ...handOvers.jobs, ...statistics.jobs],
  };
}
