import type { Job, ServiceContext, RunExclusive } from '@portal/service-kit';
import { createCountCache, createKeyedMutex } from '@portal/service-kit';
import { createBookedDayRepository } from './availability/repository';
import { createAvailabilityService } from './availability/service';
import { createCalendarRepository } from './calendars/repository';
import { createCalendarService } from './calendars/service';
import { createClashService } from './clashes/service';
import type { EventsConfig } from './config';
import { createChangeService } from './events/change.service';
import { createEventRepository } from './events/repository';
import { createSeatsRepository } from './events/seats.repository';
import type { EventService } from './events/service';
import { createEventService } from './events/service';
import { createTimesRepository } from './events/times.repository';
import { createNoticeRepository } from './notices/repository';
import { createNoticeService } from './notices/service';
import { createOrganizerService } from './organizers/service';
import { createPersonRepository } from './people/repository';
import { createPersonService } from './people/service';
import { createDoorService } from './registrations/door.service';
import { createMyRegistrationService } from './registrations/mine.service';
import { createRegistrationRepository } from './registrations/repository';
import { createRegistrationService } from './registrations/service';
import { createTellingRepository } from './registrations/telling.repository';
import { createReminderService } from './reminders/service';
import { createBookingRepository } from './room-requests/bookings.repository';
import { createRoomRequestRepository } from './room-requests/repository';
import { createRoomRequestService } from './room-requests/service';
import type { SlotService } from './room-requests/slots.service';
import { createSlotService } from './room-requests/slots.service';
import type { Catalogue } from './rooms/catalogue.service';
import { createCatalogue } from './rooms/catalogue.service';
import { createRoomRepository } from './rooms/repository';
import { createRoomService } from './rooms/service';
import { advanceStatuses } from './status/service';
import { createUnitRepository } from './units/repository';
import { createUnitService } from './units/service';

type Context = ServiceContext<EventsConfig>;
type Repositories = ReturnType<typeof createRepositories>;
export type Services = ReturnType<typeof createServices>;

export function createRepositories({ store, clock, settings: { timeZone } }: Context) {
  const totals = createCountCache(clock);
  return {
    events: createEventRepository(store, { totals, timeZone }),
    times: createTimesRepository(store, timeZone),
    notices: createNoticeRepository(store),
    telling: createTellingRepository(store),
    bookings: createBookingRepository(store, timeZone),
    calendars: createCalendarRepository(store),
    seats: createSeatsRepository(store),
    registrations: createRegistrationRepository(store),
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
  const turns = createKeyedMutex();
  const registering = createRegistering(context, repositories, turns);
  const people = createPersonService({ people: repositories.people, follow: registering.registrations.follow });
  const organizers = createOrganizerService({ people, units });
  const roomRequestsOf = repositories.roomRequests.ofEvents;
  const slots = createSlotService({ ...context, ...repositories });
  const registrationsOf = repositories.registrations.ofPerson;
  const notices = createNoticeService({ ...context, ...repositories, registrations: repositories.telling });
  const events = createEventService({
    ...context,
    events: repositories.events,
    roomRequestsOf,
    releaseRooms: slots.release,
    registrationsOf,
    notices,
    units,
    organizers,
  });
  const changes = createChangeService({
    ...context,
    ...repositories.bookings,
    events: repositories.events,
    roomRequestsOf,
    fillPlaces: registering.registrations.fillPlaces,
    notices,
    organizers,
    turns,
  });
  const catalogue = createCatalogue({ ...context, rooms: repositories.rooms });
  const calendars = createCalendars(context, repositories, catalogue);
  const roomServices = createRoomServices(context, repositories, { events, slots, catalogue });
  return { ...registering, ...calendars, ...roomServices, units, people, events, changes, notices };
}

/** What looks at times: calendars, and plans that clash. */
function createCalendars(context: Context, repositories: Repositories, catalogue: Catalogue) {
  const { calendars, events, times, registrations, bookings } = repositories;
  const { config, settings, clock } = context;
  return {
    clashes: createClashService({ events: times, bookedBy: bookings.bookedBy, keyOf: catalogue.keyOf }),
    calendars: createCalendarService({
      calendars,
      events: { ...events, ...times },
      placesOf: registrations.placesOf,
      clock,
      origin: config.PUBLIC_ORIGIN,
      portalName: `${settings.instituteName} student portal`,
    }),
  };
}

/** What the clock causes; any instance may do it at any time. */
export function createClockwork(context: Context, repositories: Repositories, { notices }: Pick<Services, 'notices'>) {
  const { events, times, telling } = repositories;
  const reminders = createReminderService({ ...context, events: { ...events, ...times }, registrations: telling });
  return {
    /** Moves events to the status the clock demands; answers how many it moved. */
    advanceStatuses: advanceStatuses({ ...context, events }),
    /** Tells who joined an event that it was moved or cancelled; answers how many it told. */
    tellNotices: notices.tell,
    /** Reminds who holds a place at an event that begins within a day; answers how many it reminded. */
    remind: reminders.remind,
  };
}

export function createJobs(config: EventsConfig, work: ReturnType<typeof createClockwork>): Job[] {
  const job = (name: string, intervalMs: number, run: () => Promise<number>) => ({
    name,
    intervalMs,
    singleton: true,
    run: async () => void (await run()),
  });
  return [
    job('status', config.STATUS_EVERY_MS, work.advanceStatuses),
    job('notices', config.NOTICES_EVERY_MS, work.tellNotices),
    job('reminders', config.REMINDERS_EVERY_MS, work.remind),
  ];
}

/** Places, the line and the door. */
function createRegistering(context: Context, repositories: Repositories, turns: RunExclusive) {
  const parts = { ...context, ...repositories, turns, timeZone: context.settings.timeZone };
  return {
    registrations: createRegistrationService(parts),
    mine: createMyRegistrationService(parts),
    door: createDoorService(parts),
  };
}

interface OfRooms {
  events: EventService;
  slots: SlotService;
  catalogue: Catalogue;
}

function createRoomServices(context: Context, repositories: Repositories, { events, slots, catalogue }: OfRooms) {
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
