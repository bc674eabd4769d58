import { calls } from '@portal/contracts';
import { created, endpoint, page } from '@portal/service-kit';
import type { Endpoint } from '@portal/service-kit';
import type { UnitService } from './unit.service';

export function unitRoutes(units: UnitService): Endpoint[] {
  return [
    endpoint(calls.listUnits, async ({ actor, query }) => page(await units.list(actor, query))),
    endpoint(calls.createUnit, async ({ actor, body }) => created(await units.create(actor, body))),
  ];
}
