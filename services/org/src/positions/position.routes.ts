import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { created, endpoint, noContent, ok, page } from '@portal/service-kit';
import type { PositionService } from './position.service';

export function positionRoutes(positions: PositionService): Endpoint[] {
  return [
    endpoint(
      calls.listPositions,
      async ({ actor, query }) => page(await positions.list(actor, query)),
      async ({ query }) => ({ name: 'positions.csv', text: positions.exportCsv(query) }),
    ),
    endpoint(calls.addPosition, async ({ actor, body }) => created(await positions.add(actor, body))),
    endpoint(calls.changePosition, async ({ actor, params, body }) =>
      ok(await positions.change(actor, params.id, body)),
    ),
    endpoint(calls.removePosition, async ({ actor, params }) => {
      await positions.remove(actor, params.id);
      return noContent();
    }),
  ];
}
