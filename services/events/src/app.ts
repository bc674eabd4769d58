import type { ServiceContext, ServiceParts } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import type { EventsConfig } from './config';
import { createEventRepository } from './events/repository';
import { eventRoutes } from './events/routes';
import type { EventService } from './events/service';
import { createEventService } from './events/service';
import { createOrganizerService } from './organizers/service';
import { createPersonRepository } from './people/repository';
import { personRoutes } from './people/routes';
import { createPersonService } from './people/service';
import { createRoomRequestRepository } from './room-requests/repository';
import { roomRequestRoutes } from './room-requests/routes';
import type { RoomRequestService } from './room-requests/service';
import { createRoomRequestService } from './room-requests/service';
import { createRoomRepository } from './rooms/repository';
import { roomRoutes } from './rooms/routes';
import type { RoomService } from './rooms/service';
import { createRoomService } from './rooms/service';
import { advanceStatuses } from './status/service';
import { eventsSubscriptions } from './subscriptions';
import { createUnitRepository } from './units/repository';
import { unitRoutes } from './units/routes';
import { createUnitService } from './units/service';

/** What others in the same process may do without HTTP. */
export interface EventsUseCases {
  createEvent: EventService['create'];
  cancelEvent: EventService['cancel'];
  requestRoom: RoomRequestService['submit'];
  reviewRoomRequest: RoomRequestService['review'];
  addRoom: RoomService['add'];
  /** Moves events to the status the clock demands; answers how many it moved. */
  advanceStatuses(): Promise<number>;
}

export function buildApp(context: ServiceContext<EventsConfig>): ServiceParts<EventsUseCases> {
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
    subscriptions: eventsSubscriptions(repositories),
    jobs: [{ name: 'status', everyMs: context.config.STATUS_EVERY_MS, run: async () => void (await advance()) }],
    useCases: {
      createEvent: events.create,
      cancelEvent: events.cancel,
      requestRoom: roomRequests.submit,
      reviewRoomRequest: roomRequests.review,
      addRoom: rooms.add,
      advanceStatuses: advance,
    },
  };
}

function createRepositories({ store }: ServiceContext<EventsConfig>) {
  return {
    events: createEventRepository(store),
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
