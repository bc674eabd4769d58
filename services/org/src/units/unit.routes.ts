import { calls } from '@portal/contracts';
import { created, endpoint, ok, page } from '@portal/service-kit';
import type { Endpoint } from '@portal/service-kit';
import type { UnitChangeService } from './unit-change.service';
import type { UnitService } from './unit.service';

export function unitRoutes(units: UnitService, changes: UnitChangeService): Endpoint[] {
  return [
    endpoint(calls.listUnits, async ({ actor, query }) => page(await units.list(actor, query))),
    endpoint(
      calls.readUnitTree,
      async () => ok(await units.readTree()),
      async ({ actor, query }) => ({ name: 'units.csv', text: units.exportCsv(actor, query.q) }),
    ),
    endpoint(calls.readUnit, async ({ actor, params }) => ok(await units.read(actor, params.id))),
    endpoint(calls.changeUnit, async ({ actor, params, body }) => ok(await changes.change(actor, params.id, body))),
    endpoint(calls.createUnit, async ({ actor, body }) => created(await units.create(actor, body))),
  ];
}
