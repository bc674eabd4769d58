import { calls } from '@portal/contracts';
import { endpoint, ok } from '@portal/service-kit';
import type { Endpoint } from '@portal/service-kit';
import type { HandOverService } from './hand-over.service';
import type { UnitWorkService } from './unit-work.service';

export function handOverRoutes(handOvers: HandOverService, unitWork: Pick<UnitWorkService, 'read'>): Endpoint[] {
  return [
    endpoint(calls.readUnitWork, async ({ actor, params }) => ok(await unitWork.read(actor, params.id))),
    endpoint(calls.readHandOver, async ({ actor, params, query }) =>
      ok(await handOvers.read(actor, params.positionId, query)),
    ),
    endpoint(calls.writeHandOverNotes, async ({ actor, params, body }) =>
      ok(await handOvers.write(actor, params.positionId, body)),
    ),
  ];
}
