import { calls, type UnitWork } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { requireInScope } from '@portal/service-kit/scope';
import type { CampusEventRepository } from '../read-copies/campus-event.repository';
import type { CurrentTenure } from '../positions/current-tenure.service';
import type { RoomRequestRepository } from '../read-copies/room-request.repository';
import type { UnitFeedbackRepository } from '../read-copies/unit-feedback.repository';
import type { UnitService } from '../units/unit.service';
import { unitWorkAnswerOf } from './hand-over.presenter';

interface Dependencies {
  units: Pick<UnitService, 'find'>;
  campusEvents: Pick<CampusEventRepository, 'listOpen'>;
  roomRequests: Pick<RoomRequestRepository, 'findOfUnit'>;
  unitFeedback: Pick<UnitFeedbackRepository, 'findOpenOfUnit'>;
  today: CurrentTenure;
}

/** Many times what a unit plans. */
const MAX_EVENTS = 500;
/** As many as a section of the page of a unit shows. */
const MAX_SHOWN = 5;

export type UnitWorkService = ReturnType<typeof createUnitWorkService>;

/** What a unit has to do. */
export function createUnitWorkService({ units, campusEvents, roomRequests, unitFeedback, today }: Dependencies) {
  /** Its open events, and the first of the feedback and room requests that wait. */
  async function list(unitId: string, limit: number) {
    const [events, feedback] = await Promise.all([
      campusEvents.listOpen(unitId, MAX_EVENTS),
      unitFeedback.findOpenOfUnit(unitId, limit),
    ]);
    const requests = { unitId, eventIds: events.map(({ id }) => id), from: today().day };
    const pending = await roomRequests.findOfUnit({ ...requests, status: 'Pending' }, limit);
    return { events, feedback, pending, requests, titles: new Map(events.map(({ id, title }) => [id, title])) };
  }

  async function read(actor: Actor, unitId: string): Promise<UnitWork> {
    const unit = await units.find(unitId);
    if (!unit) throw new DomainError('UNIT.NOT_FOUND');
    requireInScope(scopeOf(actor, calls.readUnitWork), { unit }, 'POSITION.OUT_OF_SCOPE');
    return unitWorkAnswerOf(await list(unitId, MAX_SHOWN));
  }

  return { list, read };
}
