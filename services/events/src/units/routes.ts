import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, page } from '@portal/service-kit';
import type { UnitService } from './service';

/** HTTP face of the units an event can be created for: translates, decides nothing. */
export function unitRoutes(units: UnitService): Endpoint[] {
  return [endpoint(calls.listPickableUnits, async ({ actor, query }) => page(await units.list(actor, query)))];
}
