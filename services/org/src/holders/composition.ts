import { createCountCache, createKeyedMutex, type ServiceContext } from '@portal/service-kit';
import type { OrgConfig } from '../config';
import type { PersonRepository } from '../people/person.repository';
import { createProfileRepository } from '../people/profile.repository';
import { createCurrentTenure } from '../positions/current-tenure.service';
import type { PositionService } from '../positions/position.service';
import type { UnitService } from '../units/unit.service';
import { createAppointmentService } from './appointment.service';
import { createHolderRepository } from './holder.repository';
import { holderRoutes } from './holder.routes';
import { createHolderService } from './holder.service';
import { createOfficeBearerService } from './office-bearer.service';
import { createTenureEndService } from './tenure-end.service';

interface Needs {
  positions: PositionService;
  people: PersonRepository;
  units: UnitService;
}

export type HoldersModule = ReturnType<typeof createHoldersModule>;

export function createHoldersModule(
  { store, config, outbox, transaction, clock, settings }: ServiceContext<OrgConfig>,
  { positions, people, units }: Needs,
) {
  const repository = createHolderRepository(store, createCountCache(clock));
  const today = createCurrentTenure(settings, clock);
  const shared = { repository, today, outbox, transaction, clock };
  const appointments = createAppointmentService({ ...shared, positions, people, runExclusive: createKeyedMutex() });
  const holders = createHolderService({ ...shared, appointments });
  const profiles = createProfileRepository(store);
  const officeBearers = createOfficeBearerService({ repository, profiles, units, today });
  const tenureEnds = createTenureEndService(shared);
  const completeTenures = {
    name: 'complete tenures',
    intervalMs: config.ORG_TENURE_ENDS_EVERY_MS,
    run: async () => void (await tenureEnds.completeTenures()),
  };
  const endpoints = holderRoutes({ holders, appointments, officeBearers });
  return { repository, today, appointments, tenureEnds, profiles, endpoints, jobs: [completeTenures] };
}
