import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { created, endpoint, ok, page } from '@portal/service-kit';
import type { ChangeService } from './change.service';
import type { EventService } from './service';

/** HTTP face of events: translates, decides nothing. */
export function eventRoutes({ events, changes }: { events: EventService; changes: ChangeService }): Endpoint[] {
  return [
    endpoint(calls.listEventsByRole, async ({ actor, params, query }) =>
      page(await events.listByRole(actor, params.role, query)),
    ),
    endpoint(calls.listPublicEvents, async ({ actor, query }) => page(await events.listAll(actor, query))),
    endpoint(calls.listManagedEvents, async ({ actor, query }) => page(await events.listManaged(actor, query))),
    endpoint(calls.readEvent, async ({ actor, params }) => ok(await events.read(actor, params.id))),
    endpoint(calls.createEvent, async ({ actor, body }) =>
      created({ message: 'Event created successfully', event: await events.create(actor, body) }),
    ),
    endpoint(calls.changeEvent, async ({ actor, params, body }) => ok(await changes.change(actor, params.id, body))),
    endpoint(calls.cancelEvent, async ({ actor, params, body }) =>
      ok(await events.cancel(actor, params.id, body.reason)),
    ),
  ];
}
