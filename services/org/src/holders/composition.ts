import { createKeyedMutex, type ServiceContext } from '@portal/service-kit';
import type { OrgConfig } from '../config';
import type { PersonRepository } from '../read-copies/person.repository';
import type { ProfileRepository } from '../read-copies/profile.repository';
import { createCurrentTenure } from '../positions/current-tenure.service';
import type { PositionService } from '../positions/position.service';
import type { UnitService } from '../units/unit.service';
import { createAppointmentService } from './appointment.service';
import type { HolderListRepository } from './holder-list.repository';
import type { HolderRepository } from './holder.repository';
import { holderRoutes } from './holder.routes';
import { createHolderService } from './holder.service';
import { createHolderWriter } from './holder.writer';
import { createOfficeBearerService } from './office-bearer.service';
import { createTenureEndService } from './tenure-end.service';

interface Dependencies {
  repository: HolderRepository;
  lists: HolderListRepository;
  positions: PositionService;
  people: PersonRepository;
  profiles: ProfileRepository;
  units: UnitService;
}

export type HoldersModule = ReturnType<typeof createHoldersModule>;

export function createHoldersModule(
  { config, outbox, transaction, clock, settings }: ServiceContext<OrgConfig>,
  { repository, lists, positions, people, profiles, units }: Dependencies,
) {
  const today = createCurrentTenure(settings, clock);
  const writer = createHolderWriter({ repository, outbox, clock });
  const shared = { repository, writer, today, transaction, clock };
  const appointments = createAppointmentService({ ...shared, positions, people, runExclusive: createKeyedMutex() });
  const holders = createHolderService({ ...shared, lists, appointments });
  const officeBearers = createOfficeBearerService({ lists, profiles, units, today });
  const tenureEnds = createTenureEndService(shared);
  const completeTenures = {
    name: 'complete tenures',
    intervalMs: config.ORG_TENURE_ENDS_EVERY_MS,
    run: async () => void (await tenureEnds.completeTenures()),
  };
  const endpoints = holderRoutes({ holders, appointments, officeBearers });
  return { writer, today, appointments, tenureEnds, endpoints, jobs: [completeTenures] };
}
