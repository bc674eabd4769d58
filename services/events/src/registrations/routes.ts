import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, noContent, ok, page, text } from '@portal/service-kit';
import type { DoorService } from './door.service';
import type { MyRegistrationService } from './mine.service';
import type { RegistrationService } from './service';

interface Services {
  registrations: RegistrationService;
  mine: MyRegistrationService;
  door: DoorService;
}

/** HTTP face of registrations: translates, decides nothing. */
export function registrationRoutes({ registrations, mine, door }: Services): Endpoint[] {
  return [
    endpoint(calls.joinEvent, async ({ actor, params }) => ok(await registrations.join(actor, params.id))),
    endpoint(calls.leaveEvent, async ({ actor, params }) => {
      await registrations.leave(actor, params.id);
      return noContent();
    }),
    endpoint(calls.listMyRegistrations, async ({ actor, query }) => page(await mine.list(actor, query))),
    endpoint(calls.listRegistrations, async ({ actor, params, query, req }) => {
      if (req.accepts([...calls.listRegistrations.produces]) !== 'text/csv') {
        return page(await door.list(actor, params.id, query));
      }
      const { name, csv } = await door.table(actor, params.id, query);
      return { ...text('text/csv; charset=utf-8', csv), headers: { 'Content-Disposition': attachment(name) } };
    }),
    endpoint(calls.checkIn, async ({ actor, params, body }) =>
      ok(await door.checkIn(actor, params.id, body.registration)),
    ),
  ];
}

/** RFC 6266: a name for programs that know only ASCII, and the real one. */
function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '').replace(/["\\]/g, '');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
