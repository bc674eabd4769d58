import type { ServiceContext } from '@portal/service-kit';
import { createCountCache, createKeyedMutex, createServiceApp } from '@portal/service-kit';
import { createCalendarsModule } from './calendars/composition';
import type { EventsConfig } from './config';
import { createDirectoryModule } from './directory/composition';
import { createEventsModule } from './events/composition';
import { createEventRepository } from './events/event.repository';
import { createRegistrationsModule } from './registrations/composition';
import { createRegistrationRepository } from './registrations/registration.repository';
import { createRoomsModule } from './rooms/composition';
import { createStatisticsModule } from './statistics/composition';
import { eventsSubscriptions } from './subscriptions';

export function buildApp(context: ServiceContext<EventsConfig>) {
  const { directory, rooms, registrations, events, calendars } = createModules(context);
  const { notifications } = registrations;
  const { STATUS_EVERY_MS, NOTICES_EVERY_MS, REMINDERS_EVERY_MS } = context.config;
  const endpoints = [
    ...events.endpoints,
    ...calendars.endpoints,
    ...registrations.endpoints,
    ...rooms.endpoints,
    ...directory.endpoints,
    ...createStatisticsModule(context).endpoints,
  ];
  return {
    http: createServiceApp({ ...context, endpoints }),
    subscriptions: eventsSubscriptions({ ...directory, calendars: calendars.calendars }),
    jobs: [
      job('status', STATUS_EVERY_MS, events.statuses.advance),
      { ...job('notices', NOTICES_EVERY_MS, notifications.sendNotices), onWork: notifications.onNotice },
      job('reminders', REMINDERS_EVERY_MS, notifications.sendReminders),
    ],
    readCopies: directory.readCopies,
    useCases: {
      createEvent: events.events.create,
      changeEvent: events.eventChanges.change,
      cancelEvent: events.events.cancel,
      advanceStatuses: events.statuses.advance,
      joinEvent: registrations.registrations.join,
      leaveEvent: registrations.registrations.leave,
      checkIn: registrations.checkIns.checkIn,
      sendNotices: notifications.sendNotices,
      sendReminders: notifications.sendReminders,
      addRoom: rooms.rooms.add,
      requestRoom: rooms.roomRequests.submit,
      reviewRoomRequest: rooms.reviews.review,
    },
  };
}

function createModules(context: ServiceContext<EventsConfig>) {
  const { store, clock, settings } = context;
  const countCache = createCountCache(clock);
  const runExclusive = createKeyedMutex();
  const events = createEventRepository(store, { countCache, timeZone: settings.timeZone });
  const registrations = createRegistrationRepository(store);
  const rooms = createRoomsModule(context, { events, runExclusive });
  const copies = createDirectoryModule(context, { registrations, events, requests: rooms.requests });
  const { people, directory } = copies;
  const registrationsModule = createRegistrationsModule(context, { registrations, events, people, runExclusive });
  const above = { rooms, registrations: registrationsModule };
  const eventsModule = createEventsModule(context, { events, directory, runExclusive }, above);
  const calendars = createCalendarsModule(context, { events, registrations, rooms });
  return { directory: copies, rooms, registrations: registrationsModule, events: eventsModule, calendars };
}

/** Each of these may run in several instances at once. */
function job(name: string, intervalMs: number, work: () => Promise<number>) {
  return { name, intervalMs, run: async () => void (await work()) };
}

/** The use cases that others in the same process call without HTTP. */
export type EventsUseCases = ReturnType<typeof buildApp>['useCases'];
