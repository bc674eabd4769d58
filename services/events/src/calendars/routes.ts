import { calls } from '@portal/contracts';
import type { Endpoint, Reply } from '@portal/service-kit';
import { created, endpoint, noContent, ok, text } from '@portal/service-kit';
import type { CalendarService } from './service';

/** HTTP face of calendars. */
export function calendarRoutes(calendars: CalendarService): Endpoint[] {
  return [
    endpoint(calls.readEventCalendar, async ({ params }) => file(await calendars.read(params.id), 'event.ics')),
    endpoint(calls.readCalendar, async ({ query }) => secret(file(await calendars.readAll(query.token), 'events.ics'))),
    endpoint(calls.readCalendarAddress, async ({ actor }) => ok(await calendars.state(actor))),
    endpoint(calls.makeCalendarAddress, async ({ actor }) => created(await calendars.make(actor))),
    endpoint(calls.revokeCalendarAddress, async ({ actor }) => {
      await calendars.revoke(actor);
      return noContent();
    }),
  ];
}

function file(content: string, name: string): Reply<never> {
  const headers = { 'Content-Disposition': `attachment; filename="${name}"`, 'X-Content-Type-Options': 'nosniff' };
  return { ...text('text/calendar; charset=utf-8', content), headers };
}

/** The address is what lets in: it must not go on to anybody, nor what it answers stay anywhere. */
function secret({ headers, ...reply }: Reply<never>): Reply<never> {
  return { ...reply, headers: { ...headers, 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' } };
}
