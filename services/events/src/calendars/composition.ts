import type { ServiceContext } from '@portal/service-kit';
import { portalName } from '@portal/service-kit';
import type { EventsConfig } from '../config';
import type { EventRepository } from '../events/event.repository';
import type { RegistrationRepository } from '../registrations/registration.repository';
import type { RoomsModule } from '../rooms/composition';
import { createCalendarLinkRepository } from './calendar-link.repository';
import { calendarRoutes } from './calendar.routes';
import { createCalendarService } from './calendar.service';
import { createConflictService } from './conflict.service';

interface Dependencies {
  events: EventRepository;
  registrations: RegistrationRepository;
  rooms: RoomsModule;
}

export function createCalendarsModule(
  { store, clock, config, settings }: ServiceContext<EventsConfig>,
  { events, registrations, rooms: { requests, catalogue } }: Dependencies,
) {
  const calendars = createCalendarService({
    links: createCalendarLinkRepository(store),
    events,
    registrations,
    clock,
    origin: config.PUBLIC_ORIGIN,
    portalName: portalName(settings),
  });
  const conflicts = createConflictService({ events, requests, catalogue, clock });
  return { calendars, endpoints: calendarRoutes({ calendars, conflicts }) };
}
