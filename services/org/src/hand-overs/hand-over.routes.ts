import { calls } from '@portal/contracts';
import { endpoint, ok } from '@portal/service-kit';
import type { Endpoint } from '@portal/service-kit';
import type { DoneMarkService } from './done-mark.service';
import type { HandOverService } from './hand-over.service';
import type { UnitWorkService } from './unit-work.service';

interface Services {
  handOvers: HandOverService;
  doneMarks: DoneMarkService;
  unitWork: UnitWorkService;
}

export function handOverRoutes({ handOvers, doneMarks, unitWork }: Services): Endpoint[] {
  return [
    endpoint(calls.readUnitWork, async ({ actor, params }) => ok(await unitWork.read(actor, params.id))),
    endpoint(calls.readHandOver, async ({ actor, params, query }) =>
      ok(await handOvers.read(actor, params.positionId, query)),
    ),
    endpoint(calls.markHandOverDone, async ({ actor, params, body }) =>
      ok(await doneMarks.mark(actor, params.positionId, body)),
    ),
    endpoint(calls.writeHandOverNotes, async ({ actor, params, body }) =>
      ok(await handOvers.write(actor, params.positionId, body)),
    ),
  ];
}
