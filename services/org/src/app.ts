import { createServiceApp, subscriptionsOf, type ServiceContext } from '@portal/service-kit';
import { createModules } from './composition';
import type { OrgConfig } from './config';
import { orgMigrations } from './migrations';

export function buildApp(context: ServiceContext<OrgConfig>) {
  const { readCopies, units, positions, holders, handOvers, imports, clubs, statistics } = createModules(context);
  const serving = [units, positions, holders, handOvers, imports, clubs, statistics];
  return {
    http: createServiceApp({ ...context, endpoints: serving.flatMap(({ endpoints }) => endpoints) }),
    subscriptions: subscriptionsOf(...readCopies.all),
    readCopies: readCopies.all,
    useCases: {
      createUnit: units.units.create,
      changeUnit: units.unitChanges.change,
      addPosition: positions.positions.add,
      appointHolder: holders.appointments.appoint,
      completeTenures: holders.tenureEnds.completeTenures,
      remindOfHandOvers: handOvers.reminders.remind,
      recordMissingBudgets: units.budgets.recordMissing,
    },
    migrations: orgMigrations({
      imports: imports.repository,
      units: units.repository,
      listed: [units.repository, positions.repository, holders.lists],
    }),
    jobs: [...holders.jobs, ...handOvers.jobs, ...statistics.jobs],
  };
}

/** What others in the same process may do without HTTP. */
export type OrgUseCases = ReturnType<typeof buildApp>['useCases'];
