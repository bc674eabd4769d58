import { calls } from '@portal/contracts';
import type { Endpoint, Reply } from '@portal/service-kit';
import { created, endpoint, noContent, ok, download } from '@portal/service-kit';
import type { CalendarService } from './calendar.service';
import type { ConflictService } from './conflict.service';

interface Dependencies {
  calendars: CalendarService;
  conflicts: ConflictService;
}

export function calendarRoutes({ calendars, conflicts }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.listConflicts, async ({ query }) => ok(await conflicts.list(query))),
    endpoint(calls.readEventCalendar, async ({ params }) => file(await calendars.readEvent(params.id), 'event.ics')),
    endpoint(calls.readCalendar, async ({ query }) =>
      confidential(file(await calendars.readPersonal(query.token), 'events.ics')),
    ),
    endpoint(calls.readCalendarAddress, async ({ actor }) => ok(await calendars.readLink(actor))),
    endpoint(calls.makeCalendarAddress, async ({ actor }) => created(await calendars.createLink(actor))),
    endpoint(calls.revokeCalendarAddress, async ({ actor }) => {
      await calendars.deleteLink(actor);
      return noContent();
    }),
  ];
}

function file(content: string, name: string): Reply<never> {
  return download('text/calendar; charset=utf-8', content, name);
}

/** The link holds the token, so neither it nor the answer may be cached or sent on in a Referer header. */
function confidential({ headers, ...reply }: Reply<never>): Reply<never> {
  return { ...reply, headers: { ...headers, 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' } };
}
