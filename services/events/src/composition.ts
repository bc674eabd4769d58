import type { ServiceContext } from '@portal/service-kit';
import { createBookedDayRepository } from './availability/repository';
import { createAvailabilityService } from './availability/service';
import type { EventsConfig } from './config';
import { createEventRepository } from './events/repository';
import { createSeatsRepository } from './events/seats.repository';
import type { EventService } from './events/service';
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
import type { SlotService } from './room-requests/slots.service';
import { createSlotService } from './room-requests/slots.service';
import { createCatalogue } from './rooms/catalogue.service';
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
    bookedDays: createBookedDayRepository(store),
    people: createPersonRepository(store),
    units: createUnitRepository(store),
  };
}

/** Every service with its dependencies. */
export function createServices(context: Context, repositories: Repositories) {
  const units = createUnitService({ units: repositories.units });
  const registering = createRegistering(context, repositories);
  const people = createPersonService({ people: repositories.people, follow: registering.registrations.follow });
  const organizers = createOrganizerService({ people, units });
  const roomRequestsOf = repositories.roomRequests.ofEvents;
  const slots = createSlotService({ ...context, ...repositories });
  const registrationsOf = repositories.registrations.ofPerson;
  const events = createEventService({
    ...context,
    events: repositories.events,
    roomRequestsOf,
    releaseRooms: slots.release,
    registrationsOf,
    units,
    organizers,
  });
  return { ...registering, units, people, events, ...createRoomServices(context, repositories, { events, slots }) };
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

interface EventsAndSlots {
  events: EventService;
  slots: SlotService;
}

function createRoomServices(context: Context, repositories: Repositories, { events, slots }: EventsAndSlots) {
  const catalogue = createCatalogue({ ...context, rooms: repositories.rooms });
  const shared = { ...context, ...repositories, catalogue };
  return {
    rooms: createRoomService({ ...shared, renameRequested: slots.rename }),
    availability: createAvailabilityService(shared),
    roomRequests: createRoomRequestService({
      ...shared,
      events,
      findEvent: repositories.events.find,
      timeZone: context.settings.timeZone,
    }),
  };
}
