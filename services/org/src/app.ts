import { SECOND_MS } from '@portal/contracts';
import type { ServiceContext, ServiceParts } from '@portal/service-kit';
import { authAddress, createCountCache, createServiceApp, createServiceClient } from '@portal/service-kit';
import { createCampusEventRepository } from './campus-events/campus-event.repository';
import { createCampusEventService } from './campus-events/campus-event.service';
import { clubRoutes } from './clubs/club.routes';
import { createClubService } from './clubs/club.service';
import { createCoordinatorClient } from './clubs/coordinator.client';
import type { OrgConfig } from './config';
import { createPositionRepository } from './positions/position.repository';
import { positionRoutes } from './positions/position.routes';
import type { PositionService } from './positions/position.service';
import { createPositionService } from './positions/position.service';
import { orgSubscriptions } from './subscriptions';
import { createUnitRepository } from './units/unit.repository';
import { unitRoutes } from './units/unit.routes';
import type { UnitService } from './units/unit.service';
import { createUnitService } from './units/unit.service';

const AUTH_TIMEOUT_MS = 2 * SECOND_MS;

/** The use cases that others in the same process call without HTTP. */
export interface OrgUseCases {
  createUnit: UnitService['create'];
  addPosition: PositionService['add'];
}

export function buildApp(context: ServiceContext<OrgConfig>): ServiceParts<OrgUseCases> {
  const { store, config, outbox, transaction, clock } = context;
  const units = createUnitService({ repository: createUnitRepository(store), outbox, transaction, clock });
  const positions = createPositionService({
    repository: createPositionRepository(store, createCountCache(clock)),
    units,
    outbox,
    transaction,
    clock,
  });
  const campusEventRepository = createCampusEventRepository(store);
  const campusEvents = createCampusEventService({ repository: campusEventRepository, clock });
  const auth = createServiceClient(authAddress(config), { timeoutMs: AUTH_TIMEOUT_MS });
  const clubs = createClubService({ units, coordinators: createCoordinatorClient({ auth }), campusEvents });
  const endpoints = [...unitRoutes(units), ...positionRoutes(positions), ...clubRoutes(clubs)];
  return {
    http: createServiceApp({ ...context, endpoints }),
    subscriptions: orgSubscriptions(campusEventRepository.copy),
    readCopies: [campusEventRepository.copy],
    useCases: { createUnit: units.create, addPosition: positions.add },
  };
}
