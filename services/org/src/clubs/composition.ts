import { SECOND_MS } from '@portal/contracts';
import { authAddress, createServiceClient, type ServiceContext } from '@portal/service-kit';
import type { OrgConfig } from '../config';
import type { CurrentTenure } from '../positions/current-tenure.service';
import { createClubCountsRepository } from './club-counts.repository';
import { clubRoutes } from './club.routes';
import { createClubService, type ClubSources } from './club.service';
import { createCoordinatorClient } from './coordinator.client';

const AUTH_TIMEOUT_MS = 2 * SECOND_MS;

interface Dependencies extends ClubSources {
  today: CurrentTenure;
}

export function createClubsModule({ config, store, clock }: ServiceContext<OrgConfig>, sources: Dependencies) {
  const auth = createServiceClient(authAddress(config), { timeoutMs: AUTH_TIMEOUT_MS });
  const clubs = createClubService({
    ...sources,
    clock,
    coordinators: createCoordinatorClient({ auth }),
    clubCounts: createClubCountsRepository(store),
  });
  return { endpoints: clubRoutes(clubs), jobs: [] };
}
