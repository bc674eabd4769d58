import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { created, download, endpoint, noContent, ok, page } from '@portal/service-kit';
import type { PositionService } from './position.service';

export function positionRoutes(positions: PositionService): Endpoint[] {
  return [
    endpoint(calls.listPositions, async ({ actor, query, req }) => {
      if (req.accepts([...calls.listPositions.produces]) !== 'text/csv')
        return page(await positions.list(actor, query));
      return download('text/csv; charset=utf-8', await positions.exportCsv(actor, query), 'positions.csv');
    }),
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
