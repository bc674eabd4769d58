import type { ServiceContext } from '@portal/service-kit';
import { createBookedDayRepository } from './availability/repository';
import { createAvailabilityService } from './availability/service';
import type { EventsConfig } from './config';
import { createEventRepository } from './events/repository';
import type { EventService } from './events/service';
import { createEventService } from './events/service';
import { createOrganizerService } from './organizers/service';
import { createPersonRepository } from './people/repository';
import { createPersonService } from './people/service';
import { createRoomRequestRepository } from './room-requests/repository';
import { createRoomRequestService } from './room-requests/service';
import type { SlotService } from './room-requests/slots.service';
import { createSlotService } from './room-requests/slots.service';
import { createCatalogue } from './rooms/catalogue.service';
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
    bookedDays: createBookedDayRepository(store),
    people: createPersonRepository(store),
    units: createUnitRepository(store),
  };
}

/** Every service with its dependencies. */
export function createServices(context: Context, repositories: Repositories) {
  const units = createUnitService({ units: repositories.units });
  const people = createPersonService({ people: repositories.people });
  const organizers = createOrganizerService({ people, units });
  const roomRequestsOf = repositories.roomRequests.ofEvents;
  const slots = createSlotService({ ...context, ...repositories });
  const events = createEventService({
    ...context,
    events: repositories.events,
    roomRequestsOf,
    releaseRooms: slots.release,
    units,
    organizers,
  });
  return { units, people, events, ...createRoomServices(context, repositories, { events, slots }) };
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
