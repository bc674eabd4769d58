import type { EventData } from '@portal/contracts';
import type { Clock, Session } from '@portal/service-kit';
import { campusEventOf, type UnitEvents } from './campus-event.domain';
import type { CampusEventRepository } from './campus-event.repository';

interface Dependencies {
  repository: CampusEventRepository;
  clock: Clock;
}

export type CampusEventService = ReturnType<typeof createCampusEventService>;

export function createCampusEventService({ repository, clock }: Dependencies) {
  async function applySnapshot(snapshot: EventData<'events.event.created.v1'>, session: Session): Promise<void> {
    await repository.upsertIfNewer(campusEventOf(snapshot), session);
  }

  async function findOfUnit(unitId: string, limit: number): Promise<UnitEvents> {
    return repository.findOfUnit(unitId, { now: clock.now(), limit });
  }

  return { applySnapshot, findOfUnit };
}
