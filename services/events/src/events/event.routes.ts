import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { created, endpoint, ok, page } from '@portal/service-kit';
import type { EventChangeService } from './event-change.service';
import type { EventQueryService } from './event-query.service';
import type { EventService } from './event.service';

interface Dependencies {
  events: EventService;
  eventQueries: EventQueryService;
  eventChanges: EventChangeService;
}

export function eventRoutes({ events, eventQueries, eventChanges }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.listEventsByRole, async ({ actor, params, query }) =>
      page(await eventQueries.listByRole(actor, params.role, query)),
    ),
    endpoint(calls.listPublicEvents, async ({ actor, query }) => page(await eventQueries.listPublic(actor, query))),
    endpoint(calls.listManagedEvents, async ({ actor, query }) => page(await eventQueries.listManaged(actor, query))),
    endpoint(calls.readEvent, async ({ actor, params }) => ok(await eventQueries.read(actor, params.id))),
    endpoint(calls.createEvent, async ({ actor, body }) =>
      created({ message: 'Event created successfully', event: await events.create(actor, body) }),
    ),
    endpoint(calls.changeEvent, async ({ actor, params, body }) =>
      ok(await eventChanges.change(actor, params.id, body)),
    ),
    endpoint(calls.cancelEvent, async ({ actor, params, body }) =>
      ok(await events.cancel(actor, params.id, body.reason)),
    ),
  ];
}
