import { createCountCache, type RunExclusive, type ServiceContext } from '@portal/service-kit';
import type { DirectoryService } from '../directory/directory.service';
import { createEventChangeService } from './event-change.service';
import type { EventPorts } from './event.ports';
import { createEventQueryService } from './event-query.service';
import { createEventStatusService } from './event-status.service';
import { createEventStatisticsRepository } from './event-statistics.repository';
import { createEventRepository, type EventRepository } from './event.repository';
import { eventRoutes } from './event.routes';
import { createEventService } from './event.service';

/** For the modules above, which count on events, and the directory, which changes what events hold of it. */
export function createEventRepositories({ store, clock, settings: { timeZone } }: ServiceContext<unknown>) {
  return {
    events: createEventRepository(store, { countCache: createCountCache(clock), timeZone }),
    eventStatistics: createEventStatisticsRepository(store),
  };
}

interface Dependencies {
  events: EventRepository;
  directory: DirectoryService;
  runExclusive: RunExclusive;
  /** The modules above, by what this one needs of them. */
  rooms: Pick<EventPorts, 'roomRequests' | 'requestDetails' | 'bookings'>;
  registrations: Pick<EventPorts, 'waitlist' | 'myRegistrations' | 'notifications'>;
}

export function createEventsModule(
  { transaction, outbox, clock }: ServiceContext<unknown>,
  { events, directory, runExclusive, rooms, registrations }: Dependencies,
) {
  const { roomRequests, requestDetails, bookings } = rooms;
  const { waitlist, myRegistrations, notifications } = registrations;
  const services = {
    events: createEventService({
      events,
      directory,
      roomRequests,
      bookings,
      notifications,
      transaction,
      outbox,
      clock,
    }),
    eventChanges: createEventChangeService({
      events,
      directory,
      roomRequests,
      requestDetails,
      bookings,
      waitlist,
      notifications,
      runExclusive,
      transaction,
      outbox,
      clock,
    }),
    eventQueries: createEventQueryService({ events, roomRequests, myRegistrations, clock }),
  };
  const statuses = createEventStatusService({ events, transaction, outbox, clock });
  return { ...services, statuses, endpoints: eventRoutes(services) };
}
