import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { created, endpoint, ok, page } from '@portal/service-kit';
import type { RoomRequestService } from './service';

/** HTTP face of room requests: translates, decides nothing. */
export function roomRequestRoutes(roomRequests: RoomRequestService): Endpoint[] {
  return [
    endpoint(calls.requestRoom, async ({ actor, params, body }) =>
      created(await roomRequests.submit(actor, params.eventId, body)),
    ),
    endpoint(calls.reviewRoomRequest, async ({ actor, params, body }) =>
      ok(await roomRequests.review(actor, params.requestId, body.status)),
    ),
    endpoint(calls.listRivalRoomRequests, async ({ params }) => ok(await roomRequests.rivals(params.requestId))),
    endpoint(calls.listRoomRequests, async ({ actor, query }) => page(await roomRequests.list(actor, query))),
  ];
}
