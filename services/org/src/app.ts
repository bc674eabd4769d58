import type { ServiceContext, ServiceParts } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import { createCampusEventRepository } from './campus-events/repository';
import { createCampusEventService } from './campus-events/service';
import { clubRoutes } from './clubs/routes';
import { createClubService } from './clubs/service';
import type { OrgConfig } from './config';
import { orgSubscriptions } from './subscriptions';
import { createUnitRepository } from './units/repository';
import { unitRoutes } from './units/routes';
import type { UnitService } from './units/service';
import { createUnitService } from './units/service';

/** What others in the same process may do without HTTP. */
export interface OrgUseCases {
  createUnit: UnitService['create'];
}

export function buildApp(context: ServiceContext<OrgConfig>): ServiceParts<OrgUseCases> {
  const { store, outbox, transaction, clock } = context;
  const units = createUnitService({ repository: createUnitRepository(store), outbox, transaction, clock });
  const campusEvents = createCampusEventService({ repository: createCampusEventRepository(store), clock });
  const clubs = createClubService({ units, campusEvents });
  return {
    http: createServiceApp({ ...context, endpoints: [...unitRoutes(units), ...clubRoutes(clubs)] }),
    subscriptions: orgSubscriptions(campusEvents),
    useCases: { createUnit: units.create },
  };
}
