import type { ServiceContext, ServiceParts } from '@portal/service-kit';
import { createCountCache, createServiceApp } from '@portal/service-kit';
import { createCampusEventRepository } from './campus-events/campus-event.repository';
import { createCampusEventService } from './campus-events/campus-event.service';
import { clubRoutes } from './clubs/club.routes';
import { createClubService } from './clubs/club.service';
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

/** The use cases that others in the same process call without HTTP. */
export interface OrgUseCases {
  createUnit: UnitService['create'];
  addPosition: PositionService['add'];
}

export function buildApp(context: ServiceContext<OrgConfig>): ServiceParts<OrgUseCases> {
  const { store, outbox, transaction, clock } = context;
  const units = createUnitService({ repository: createUnitRepository(store), outbox, transaction, clock });
  const positions = createPositionService({
    repository: createPositionRepository(store, createCountCache(clock)),
    units,
    outbox,
    transaction,
    clock,
  });
  const campusEvents = createCampusEventService({ repository: createCampusEventRepository(store), clock });
  const clubs = createClubService({ units, campusEvents });
  const endpoints = [...unitRoutes(units), ...positionRoutes(positions), ...clubRoutes(clubs)];
  return {
    http: createServiceApp({ ...context, endpoints }),
    subscriptions: orgSubscriptions(campusEvents),
    useCases: { createUnit: units.create, addPosition: positions.add },
  };
}
