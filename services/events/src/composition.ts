import type { ServiceContext } from '@portal/service-kit';
import type { EventsConfig } from './config';
import { createEventRepository } from './events/repository';
import { createSeatsRepository } from './events/seats.repository';
import { createEventService } from './events/service';
import { createOrganizerService } from './organizers/service';
import { createPersonRepository } from './people/repository';
import { createPersonService } from './people/service';
import { createDoorService } from './registrations/door.service';
import { createMyRegistrationService } from './registrations/mine.service';
import { createRegistrationRepository } from './registrations/repository';
import { createRegistrationService } from './registrations/service';
import { createRoomRequestRepository } from './room-requests/repository';
import { createRoomRequestService } from './room-requests/service';
import { createRoomRepository } from './rooms/repository';
import { createRoomService } from './rooms/service';
import { createTotals } from './totals/domain';
import { createTurns } from './turns/service';
import { createUnitRepository } from './units/repository';
import { createUnitService } from './units/service';

type Context = ServiceContext<EventsConfig>;
type Repositories = ReturnType<typeof createRepositories>;
export type Services = ReturnType<typeof createServices>;

export function createRepositories({ store, clock }: Context) {
  return {
    events: createEventRepository(store, createTotals({ now: () => clock.now(), lifetimeMs: 1_000 })),
    seats: createSeatsRepository(store),
    registrations: createRegistrationRepository(store),
    roomRequests: createRoomRequestRepository(store),
    rooms: createRoomRepository(store),
    people: createPersonRepository(store),
    units: createUnitRepository(store),
  };
}

/** Every service with its dependencies. */
export function createServices(context: Context, repositories: Repositories) {
  const units = createUnitService({ units: repositories.units });
  const registering = createRegistering(context, repositories);
  const people = createPersonService({ people: repositories.people, follow: registering.registrations.follow });
  const rooms = createRoomService({ rooms: repositories.rooms });
  const organizers = createOrganizerService({ people, units });
  const roomRequestsOf = repositories.roomRequests.ofEvents;
  const registrationsOf = repositories.registrations.ofPerson;
  const events = createEventService({
    ...context,
    events: repositories.events,
    roomRequestsOf,
    registrationsOf,
    units,
    organizers,
  });
  const roomRequests = createRoomRequestService({
    ...context,
    roomRequests: repositories.roomRequests,
    events,
    timeZone: context.settings.timeZone,
  });
  return { ...registering, units, people, rooms, events, roomRequests };
}

/** Places, the line and the door. */
function createRegistering(context: Context, repositories: Repositories) {
  const parts = { ...context, ...repositories, turns: createTurns(), timeZone: context.settings.timeZone };
  return {
    registrations: createRegistrationService(parts),
    mine: createMyRegistrationService(parts),
    door: createDoorService(parts),
  };
}
