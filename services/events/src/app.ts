import { createKeyedMutex, createServiceApp, type ServiceContext } from '@portal/service-kit';
import { createCalendarsModule } from './calendars/composition';
import type { EventsConfig } from './config';
import { createDirectoryModule } from './directory/composition';
import { createEventRepositories, createEventsModule } from './events/composition';
import { createRegistrationRepositories, createRegistrationsModule } from './registrations/composition';
import { createRoomRepositories, createRoomsModule } from './rooms/composition';
import { createStatisticsModule } from './statistics/composition';
import { eventsMigrations } from './migrations';
import { eventsSubscriptions } from './subscriptions';

export function buildApp(context: ServiceContext<EventsConfig>) {
  const { directory, rooms, registrations, events, calendars, statistics, listed } = createModules(context);
  const { notifications } = registrations;
  const { STATUS_EVERY_MS, NOTICES_EVERY_MS, REMINDERS_EVERY_MS } = context.config;
  const serving = [events, calendars, registrations, rooms, directory, statistics];
  return {
    http: createServiceApp({ ...context, endpoints: serving.flatMap(({ endpoints }) => endpoints) }),
    subscriptions: eventsSubscriptions({ ...directory, calendars: calendars.calendars }),
    jobs: [
      job('status', STATUS_EVERY_MS, events.statuses.advance),
      job('overdue-requests', STATUS_EVERY_MS, rooms.overdueRequests.close),
      { ...job('notices', NOTICES_EVERY_MS, notifications.sendNotices), onWork: notifications.onNotice },
      job('reminders', REMINDERS_EVERY_MS, notifications.sendReminders),
    ],
    readCopies: directory.readCopies,
    migrations: eventsMigrations({ roomKeys: rooms.roomKeys, requestDetails: rooms.requestDetails, listed }),
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
      requestRoomForPurpose: rooms.roomRequests.submitForPurpose,
      reviewRoomRequest: rooms.reviews.review,
      closeOverdueRequests: rooms.overdueRequests.close,
    },
  };
}

/** The modules of events; those above the module of events come before it, because it calls them. */
function createModules(context: ServiceContext<EventsConfig>) {
  const runExclusive = createKeyedMutex();
  const { events, eventStatistics } = createEventRepositories(context);
  const { registrations } = createRegistrationRepositories(context);
  const { requests, requestDetails } = createRoomRepositories(context);
  const directoryModule = createDirectoryModule(context, { registrations, events, requestDetails });
  const { people, directory } = directoryModule;
  const rooms = createRoomsModule(context, { requests, requestDetails, events, directory, runExclusive });
  const registrationsModule = createRegistrationsModule(context, { registrations, events, people, runExclusive });
  return {
    directory: directoryModule,
    rooms,
    registrations: registrationsModule,
    events: createEventsModule(context, {
      events,
      directory,
      runExclusive,
      rooms,
      registrations: registrationsModule,
    }),
    calendars: createCalendarsModule(context, { events, registrations, rooms }),
    statistics: createStatisticsModule(context, { events: eventStatistics, rooms }),
    listed: [events, registrations, rooms.roomKeys, people, directoryModule.units],
  };
}

/** Each of these may run in several instances at once. */
function job(name: string, intervalMs: number, work: () => Promise<number>) {
  return { name, intervalMs, run: async () => void (await work()) };
}

/** The use cases that others in the same process call without HTTP. */
export type EventsUseCases = ReturnType<typeof buildApp>['useCases'];
