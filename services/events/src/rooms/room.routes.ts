import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { created, endpoint, ok, page } from '@portal/service-kit';
import type { AvailabilityService } from './availability.service';
import type { RoomRequestReviewService } from './room-request-review.service';
import type { RoomRequestService } from './room-request.service';
import type { RoomService } from './room.service';

interface Dependencies {
  rooms: RoomService;
  roomRequests: RoomRequestService;
  reviews: RoomRequestReviewService;
  availability: AvailabilityService;
}

export function roomRoutes({ rooms, roomRequests, reviews, availability }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.requestRoom, async ({ actor, params, body }) =>
      created(await roomRequests.submit(actor, params.eventId, body)),
    ),
    endpoint(calls.requestRoomForPurpose, async ({ actor, body }) =>
      created(await roomRequests.submitForPurpose(actor, body)),
    ),
    endpoint(calls.reviewRoomRequest, async ({ actor, params, body }) =>
      ok(await reviews.review(actor, params.requestId, body)),
    ),
    endpoint(calls.withdrawRoomRequest, async ({ actor, params }) =>
      ok(await roomRequests.withdraw(actor, params.requestId)),
    ),
    endpoint(calls.listCompetingRoomRequests, async ({ params }) =>
      ok(await roomRequests.listCompeting(params.requestId)),
    ),
    endpoint(calls.listRoomRequests, async ({ actor, query }) => page(await roomRequests.list(actor, query))),
    endpoint(calls.listRooms, async ({ query }) => page(await rooms.list(query))),
    endpoint(calls.addRoom, async ({ actor, body }) => created(await rooms.add(body, actor))),
    endpoint(calls.changeRoom, async ({ actor, params, body }) => ok(await rooms.change(actor, params.id, body))),
    endpoint(calls.readRoomUse, async ({ params }) => ok(await rooms.readUse(params.id))),
    endpoint(calls.readRoomAvailability, async ({ query }) => ok(await availability.read(query))),
  ];
}
