import { SECOND_MS } from '@portal/contracts';
import { authAddress, createServiceClient, type ServiceContext } from '@portal/service-kit';
import type { OrgConfig } from '../config';
import type { HoldersModule } from '../holders/composition';
import type { PositionsModule } from '../positions/composition';
import type { ReadCopiesModule } from '../read-copies/composition';
import type { UnitsModule } from '../units/composition';
import { createClubCountsRepository } from './club-counts.repository';
import { clubRoutes } from './club.routes';
import { createClubService } from './club.service';
import { createCoordinatorClient } from './coordinator.client';

const AUTH_TIMEOUT_MS = 2 * SECOND_MS;

interface Dependencies {
  units: UnitsModule;
  positions: PositionsModule;
  holders: HoldersModule;
  readCopies: ReadCopiesModule;
}

export function createClubsModule(
  { config, store, clock }: ServiceContext<OrgConfig>,
  { units, positions, holders, readCopies }: Dependencies,
) {
  const auth = createServiceClient(authAddress(config), { timeoutMs: AUTH_TIMEOUT_MS });
  const clubs = createClubService({
    units: units.units,
    campusEvents: readCopies.campusEvents,
    positions: positions.repository,
    holders: holders.lists,
    unitAchievements: readCopies.unitAchievements,
    unitFeedback: readCopies.unitFeedback,
    people: readCopies.people,
    coordinators: createCoordinatorClient({ auth }),
    clubCounts: createClubCountsRepository(store),
    today: positions.today,
    clock,
  });
  return { endpoints: clubRoutes(clubs) };
}
