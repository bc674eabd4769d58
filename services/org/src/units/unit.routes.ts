import { calls } from '@portal/contracts';
import { created, download, endpoint, ok, page } from '@portal/service-kit';
import type { Endpoint } from '@portal/service-kit';
import type { UnitChangeService } from './unit-change.service';
import type { UnitService } from './unit.service';

export function unitRoutes(units: UnitService, changes: UnitChangeService): Endpoint[] {
  return [
    endpoint(calls.listUnits, async ({ actor, query }) => page(await units.list(actor, query))),
    endpoint(calls.readUnitTree, async ({ actor, query, req }) => {
      if (req.accepts([...calls.readUnitTree.produces]) !== 'text/csv') return ok(await units.readTree());
      return download('text/csv; charset=utf-8', await units.exportCsv(actor, query.q), 'units.csv');
    }),
    endpoint(calls.readUnit, async ({ actor, params }) => ok(await units.read(actor, params.id))),
    endpoint(calls.changeUnit, async ({ actor, params, body }) => ok(await changes.change(actor, params.id, body))),
    endpoint(calls.createUnit, async ({ actor, body }) => created(await units.create(actor, body))),
  ];
}
