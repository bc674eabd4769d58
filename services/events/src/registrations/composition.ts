import type { RunExclusive, ServiceContext } from '@portal/service-kit';
import type { PersonRepository } from '../directory/person.repository';
import type { EventRepository } from '../events/event.repository';
import { createCheckInService } from './check-in.service';
import { createMyRegistrationsService } from './my-registrations.service';
import { createNoticeRepository } from './notice.repository';
import { createNotificationService } from './notification.service';
import { createRegistrationListService } from './registration-list.service';
import { createRegistrationRepository, type RegistrationRepository } from './registration.repository';
import { registrationRoutes } from './registration.routes';
import { createRegistrationService } from './registration.service';
import { createWaitlistPromotionService } from './waitlist-promotion.service';

/** For the modules below, which change what registrations hold of them. */
export function createRegistrationRepositories({ store }: ServiceContext<unknown>) {
  return { registrations: createRegistrationRepository(store) };
}

interface Dependencies {
  registrations: RegistrationRepository;
  events: EventRepository;
  people: PersonRepository;
  runExclusive: RunExclusive;
}

export function createRegistrationsModule(
  { store, transaction, outbox, clock, settings: { timeZone } }: ServiceContext<unknown>,
  { registrations, events, people, runExclusive }: Dependencies,
) {
  const notices = createNoticeRepository(store);
  const waitlist = createWaitlistPromotionService({ registrations, events, outbox, clock });
  const services = {
    registrations: createRegistrationService({
      registrations,
      events,
      people,
      waitlist,
      runExclusive,
      transaction,
      outbox,
      clock,
    }),
    checkIns: createCheckInService({ registrations, events, runExclusive, transaction, outbox, clock }),
    registrationLists: createRegistrationListService({ registrations, events, timeZone }),
    myRegistrations: createMyRegistrationsService({ registrations, events, clock }),
  };
  const notifications = createNotificationService({ notices, registrations, events, transaction, outbox, clock });
  return { ...services, waitlist, notifications, endpoints: registrationRoutes(services) };
}
