import type { ServiceContext } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import { availabilityRoutes } from './availability/routes';
import { createRepositories, createServices } from './composition';
import type { EventsConfig } from './config';
import { eventRoutes } from './events/routes';
import { personRoutes } from './people/routes';
import { registrationRoutes } from './registrations/routes';
import { roomRequestRoutes } from './room-requests/routes';
import { roomRoutes } from './rooms/routes';
import { advanceStatuses } from './status/service';
import { eventsSubscriptions } from './subscriptions';
import { unitRoutes } from './units/routes';

export function buildApp(context: ServiceContext<EventsConfig>) {
  const repositories = createRepositories(context);
  const services = createServices(context, repositories);
  const { units, people, rooms, availability, events, roomRequests, registrations, door } = services;
  const advance = advanceStatuses({ ...context, events: repositories.events });
  const endpoints = [
    ...eventRoutes(events),
    ...registrationRoutes(services),
    ...roomRequestRoutes(roomRequests),
    ...roomRoutes(rooms),
    ...availabilityRoutes(availability),
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
      joinEvent: registrations.join,
      leaveEvent: registrations.leave,
      checkIn: door.checkIn,
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
