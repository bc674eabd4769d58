import { createServiceApp, subscriptionsOf, type ServiceContext } from '@portal/service-kit';
import { createModules } from './composition';
import type { OrgConfig } from './config';
import { orgMigrations } from './migrations';

export function buildApp(context: ServiceContext<OrgConfig>) {
  const { modules, copies } = createModules(context);
  const { units, positions, holders, handOvers, imports } = modules;
  return {
    http: createServiceApp({
      ...context,
      endpoints: Object.values(modules).flatMap((module) => module.endpoints),
    }),
    subscriptions: subscriptionsOf(...copies),
    readCopies: copies,
    useCases: {
      createUnit: units.units.create,
      changeUnit: units.unitChanges.change,
      addPosition: positions.positions.add,
      appointHolder: holders.appointments.appoint,
      completeTenures: holders.tenureEnds.completeTenures,
      remindOfHandOvers: handOvers.reminders.remind,
      recordMissingBudgets: units.budgets.recordMissing,
    },
    migrations: orgMigrations({ imports: imports.repository }),
    jobs: Object.values(modules).flatMap((module) => module.jobs),
  };
}

/** What others in the same process may do without HTTP. */
export type OrgUseCases = ReturnType<typeof buildApp>['useCases'];
