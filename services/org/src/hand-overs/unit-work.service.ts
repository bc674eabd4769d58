import { calls, type UnitWork } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { requireInScope } from '@portal/service-kit/scope';
import type { UnitService } from '../units/unit.service';
import { unitWorkAnswerOf } from './hand-over.presenter';
import type { ToDoService } from './to-do.service';

interface Dependencies {
  units: Pick<UnitService, 'find'>;
  toDo: Pick<ToDoService, 'sourcesOf'>;
}

/** As many as a section of the page of a unit shows. */
const FIRST = { limit: 5 };

export type UnitWorkService = ReturnType<typeof createUnitWorkService>;

/** What waits for the officers of a unit. */
export function createUnitWorkService({ units, toDo }: Dependencies) {
  /** The first of the feedback and room requests that wait. */
  async function read(actor: Actor, unitId: string): Promise<UnitWork> {
    const unit = await units.find(unitId);
    if (!unit) throw new DomainError('UNIT.NOT_FOUND');
    requireInScope(scopeOf(actor, calls.readUnitWork), { unit }, 'POSITION.OUT_OF_SCOPE');
    const { sources, titles } = await toDo.sourcesOf(unitId);
    const [pending, feedback] = await Promise.all([sources.room_requests(FIRST), sources.feedback(FIRST)]);
    return unitWorkAnswerOf({ pending, feedback, titles });
  }

  return { read };
}
