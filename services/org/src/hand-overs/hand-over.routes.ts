import { calls } from '@portal/contracts';
import { endpoint, ok } from '@portal/service-kit';
import type { Endpoint } from '@portal/service-kit';
import type { HandOverService } from './hand-over.service';

export function handOverRoutes(handOvers: HandOverService): Endpoint[] {
  return [
    endpoint(calls.readHandOver, async ({ actor, params, query }) =>
      ok(await handOvers.read(actor, params.positionId.toLowerCase(), query)),
    ),
    endpoint(calls.writeHandOverNotes, async ({ actor, params, body }) =>
      ok(await handOvers.write(actor, params.positionId.toLowerCase(), body)),
    ),
  ];
}
