import type { ServiceContext } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import { availabilityRoutes } from './availability/routes';
import { calendarRoutes } from './calendars/routes';
import { clashRoutes } from './clashes/routes';
import { createClockwork, createJobs, createRepositories, createServices } from './composition';
import type { EventsConfig } from './config';
import { eventRoutes } from './events/routes';
import { personRoutes } from './people/routes';
import { registrationRoutes } from './registrations/routes';
import { roomRequestRoutes } from './room-requests/routes';
import { roomRoutes } from './rooms/routes';
import { eventsSubscriptions } from './subscriptions';
import { unitRoutes } from './units/routes';

export function buildApp(context: ServiceContext<EventsConfig>) {
  const repositories = createRepositories(context);
  const services = createServices(context, repositories);
  const { units, people, rooms, availability, events, changes, roomRequests, registrations, door } = services;
  const { clashes, calendars } = services;
  const clockwork = createClockwork(context, repositories, services);
  const endpoints = [
    ...eventRoutes(services),
    ...clashRoutes(clashes),
    ...calendarRoutes(calendars),
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
    jobs: createJobs(context.config, clockwork),
    readCopies: [people.copy, units.copy],
    useCases: {
      createEvent: events.create,
      cancelEvent: events.cancel,
      joinEvent: registrations.join,
      leaveEvent: registrations.leave,
      checkIn: door.checkIn,
      requestRoom: roomRequests.submit,
      reviewRoomRequest: roomRequests.review,
      addRoom: rooms.add,
      changeEvent: changes.change,
      ...clockwork,
    },
  };
}

/** What others in the same process may do without HTTP. */
export type EventsUseCases = ReturnType<typeof buildApp>['useCases'];
