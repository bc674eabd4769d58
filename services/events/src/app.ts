import type { ServiceContext } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import type { EventsConfig } from './config';
import { createEventRepository } from './events/repository';
import { eventRoutes } from './events/routes';
import { createEventService } from './events/service';
import { createOrganizerService } from './organizers/service';
import { createPersonRepository } from './people/repository';
import { personRoutes } from './people/routes';
import { createPersonService } from './people/service';
import { createRoomRequestRepository } from './room-requests/repository';
import { roomRequestRoutes } from './room-requests/routes';
import { createRoomRequestService } from './room-requests/service';
import { createRoomRepository } from './rooms/repository';
import { roomRoutes } from './rooms/routes';
import { createRoomService } from './rooms/service';
import { advanceStatuses } from './status/service';
import { eventsSubscriptions } from './subscriptions';
import { createTotals } from './totals/domain';
import { createUnitRepository } from './units/repository';
import { unitRoutes } from './units/routes';
import { createUnitService } from './units/service';

export function buildApp(context: ServiceContext<EventsConfig>) {
  const repositories = createRepositories(context);
  const { units, people, rooms, events, roomRequests } = createServices(context, repositories);
  const advance = advanceStatuses({ ...context, events: repositories.events });
  const endpoints = [
    ...eventRoutes(events),
    ...roomRequestRoutes(roomRequests),
    ...roomRoutes(rooms),
    ...unitRoutes(units),
    ...personRoutes(people),
  ];
  return {
    http: createServiceApp({ ...context, endpoints }),
    subscriptions: eventsSubscriptions({ people, units }),
    jobs: [{ name: 'status', everyMs: context.config.STATUS_EVERY_MS, run: async () => void (await advance()) }],
    useCases: {
      createEvent: events.create,
      cancelEvent: events.cancel,
      requestRoom: roomRequests.submit,
      reviewRoomRequest: roomRequests.review,
      addRoom: rooms.add,
      /** Moves events to the status the clock demands; answers how many it moved. */
      advanceStatuses: advance,
    },
  };
}

/** What others in the same process may do without HTTP. */
export type EventsUseCases = ReturnType<typeof buildApp>['useCases'];

function createRepositories({ store, clock }: ServiceContext<EventsConfig>) {
  return {
    events: createEventRepository(store, createTotals({ now: () => clock.now(), lifetimeMs: 1_000 })),
    roomRequests: createRoomRequestRepository(store),
    rooms: createRoomRepository(store),
    people: createPersonRepository(store),
    units: createUnitRepository(store),
  };
}

function createServices(context: ServiceContext<EventsConfig>, repositories: ReturnType<typeof createRepositories>) {
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
