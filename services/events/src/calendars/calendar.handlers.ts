import type { NamedHandler } from '@portal/service-kit';
import type { CalendarService } from './calendar.service';

export function applyPasswordChange(
  calendars: Pick<CalendarService, 'applyPasswordChange'>,
): NamedHandler<'auth.password.changed.v1'> {
  return {
    name: 'endCalendarAddress',
    handle: ({ data, time }, session) => calendars.applyPasswordChange(data, new Date(time), session),
  };
}
