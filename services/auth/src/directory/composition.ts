import type { ServiceContext } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import type { SessionsModule } from '../sessions/composition';
import { directoryRoutes } from './directory.routes';
import { createPersonService } from './person.service';
import { createProfileService } from './profile.service';
import { createUnitService } from './unit.service';

interface Dependencies {
  accounts: AccountsModule;
  sessions: SessionsModule;
}

export function createDirectoryModule(
  { transaction, settings: { timeZone }, clock }: ServiceContext<unknown>,
  dependencies: Dependencies,
) {
  const { accounts, units, studentIds, accountEvents: events } = dependencies.accounts;
  const { sessions, revocations } = dependencies.sessions;
  const people = createPersonService({ accounts, units, timeZone, clock });
  const profiles = createProfileService({ accounts, studentIds, events, revocations, sessions, transaction });
  const unitService = createUnitService({ units, accounts, revocations, clock });
  return { endpoints: directoryRoutes({ people, profiles, units: unitService }), profiles, units: unitService };
}
