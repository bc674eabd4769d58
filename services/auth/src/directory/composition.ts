import type { ServiceContext } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import type { SessionsModule } from '../sessions/composition';
import { directoryRoutes } from './directory.routes';
import { createPersonService } from './person.service';
import { createProfileService } from './profile.service';
import { createUnitService } from './unit.service';

export function createDirectoryModule(
  { transaction, settings: { timeZone }, clock }: ServiceContext<unknown>,
  { accounts, units, accountEvents: events }: AccountsModule,
  { sessions, revocations }: SessionsModule,
) {
  const people = createPersonService({ accounts, units, timeZone, clock });
  const profiles = createProfileService({ accounts, events, revocations, sessions, transaction });
  return {
    endpoints: directoryRoutes({ people, profiles }),
    profiles,
    units: createUnitService({ units, accounts, revocations }),
  };
}
