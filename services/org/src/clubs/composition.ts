import { SECOND_MS } from '@portal/contracts';
import { authAddress, createServiceClient, type ServiceContext } from '@portal/service-kit';
import type { CampusEventService } from '../campus-events/campus-event.service';
import type { OrgConfig } from '../config';
import type { UnitService } from '../units/unit.service';
import { clubRoutes } from './club.routes';
import { createClubService } from './club.service';
import { createCoordinatorClient } from './coordinator.client';

const AUTH_TIMEOUT_MS = 2 * SECOND_MS;

interface Needs {
  units: UnitService;
  campusEvents: CampusEventService;
}

export function createClubsModule({ config }: ServiceContext<OrgConfig>, { units, campusEvents }: Needs) {
  const auth = createServiceClient(authAddress(config), { timeoutMs: AUTH_TIMEOUT_MS });
  const clubs = createClubService({ units, coordinators: createCoordinatorClient({ auth }), campusEvents });
  return { endpoints: clubRoutes(clubs) };
}
