import { subscriptionsOf, type ReadCopy, type Subscriptions } from '@portal/service-kit';
import { applyPasswordChange } from './calendars/calendar.handlers';
import type { CalendarService } from './calendars/calendar.service';

interface Dependencies {
  calendars: CalendarService;
  readCopies: readonly ReadCopy[];
}

/** Everything this service reacts to. */
export function eventsSubscriptions({ calendars, readCopies }: Dependencies): Subscriptions {
  return { ...subscriptionsOf(...readCopies), 'auth.password.changed.v1': [applyPasswordChange(calendars)] };
}
