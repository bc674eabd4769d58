import type { RunExclusive, ServiceContext } from '@portal/service-kit';
import type { DirectoryService } from '../directory/directory.service';
import { createEventChangeService } from './event-change.service';
import type { EventPorts } from './event.ports';
import { createEventQueryService } from './event-query.service';
import { createEventStatusService } from './event-status.service';
import type { EventRepository } from './event.repository';
import { eventRoutes } from './event.routes';
import { createEventService } from './event.service';

interface Dependencies {
  events: EventRepository;
  directory: DirectoryService;
  runExclusive: RunExclusive;
}

/** The modules above, by what this one needs of them. */
interface Above {
  rooms: Pick<EventPorts, 'roomRequests' | 'requests' | 'availability'>;
  registrations: Pick<EventPorts, 'registrations' | 'myRegistrations' | 'notifications'>;
}

export function createEventsModule(
  { transaction, outbox, clock }: ServiceContext<unknown>,
  { events, directory, runExclusive }: Dependencies,
  { rooms, registrations }: Above,
) {
  const { roomRequests, requests, availability } = rooms;
  const { myRegistrations, notifications } = registrations;
  const services = {
    events: createEventService({
      events,
      directory,
      roomRequests,
      availability,
      notifications,
      transaction,
      outbox,
      clock,
    }),
    eventChanges: createEventChangeService({
      events,
      directory,
      roomRequests,
      requests,
      registrations: registrations.registrations,
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
