import type { ServiceContext } from '@portal/service-kit';
import type { EventsConfig } from './config';
import { createEventRepository } from './events/repository';
import { createEventService } from './events/service';
import { createOrganizerService } from './organizers/service';
import { createPersonRepository } from './people/repository';
import { createPersonService } from './people/service';
import { createRoomRequestRepository } from './room-requests/repository';
import { createRoomRequestService } from './room-requests/service';
import { createRoomRepository } from './rooms/repository';
import { createRoomService } from './rooms/service';
import { createTotals } from './totals/domain';
import { createUnitRepository } from './units/repository';
import { createUnitService } from './units/service';

type Context = ServiceContext<EventsConfig>;
type Repositories = ReturnType<typeof createRepositories>;
export type Services = ReturnType<typeof createServices>;

export function createRepositories({ store, clock }: Context) {
  return {
    events: createEventRepository(store, createTotals({ now: () => clock.now(), lifetimeMs: 1_000 })),
    roomRequests: createRoomRequestRepository(store),
    rooms: createRoomRepository(store),
    people: createPersonRepository(store),
    units: createUnitRepository(store),
  };
}

/** Every service with its dependencies. */
export function createServices(context: Context, repositories: Repositories) {
  const units = createUnitService({ units: repositories.units });
  const people = createPersonService({ people: repositories.people });
  const rooms = createRoomService({ rooms: repositories.rooms });
  const organizers = createOrganizerService({ people, units });
  const roomRequestsOf = repositories.roomRequests.ofEvents;
  const events = createEventService({ ...context, events: repositories.events, roomRequestsOf, units, organizers });
  const roomRequests = createRoomRequestService({
    ...context,
    roomRequests: repositories.roomRequests,
    events,
    timeZone: context.settings.timeZone,
  });
  return { units, people, rooms, events, roomRequests };
}
