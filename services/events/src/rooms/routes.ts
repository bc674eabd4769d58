import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { created, endpoint, ok, page } from '@portal/service-kit';
import type { RoomService } from './service';

/** HTTP face of the catalogue of rooms: translates, decides nothing. */
export function roomRoutes(rooms: RoomService): Endpoint[] {
  return [
    endpoint(calls.listRooms, async ({ query }) => page(await rooms.list(query))),
    endpoint(calls.addRoom, async ({ actor, body }) => created(await rooms.add(body, actor))),
    endpoint(calls.changeRoom, async ({ actor, params, body }) => ok(await rooms.change(actor, params.id, body))),
  ];
}
