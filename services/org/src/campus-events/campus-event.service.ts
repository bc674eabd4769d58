import type { Clock } from '@portal/service-kit';
import type { UnitEvents } from './campus-event.domain';
import type { CampusEventRepository } from './campus-event.repository';

interface Dependencies {
  repository: Pick<CampusEventRepository, 'findOfUnit' | 'countUpcoming'>;
  clock: Clock;
}

export type CampusEventService = ReturnType<typeof createCampusEventService>;

export function createCampusEventService({ repository, clock }: Dependencies) {
  async function findOfUnit(unitId: string, limit: number): Promise<UnitEvents> {
    return repository.findOfUnit(unitId, { now: clock.now(), limit });
  }

  async function countUpcoming(unitId: string): Promise<number> {
    return repository.countUpcoming(unitId, clock.now());
  }

  return { findOfUnit, countUpcoming };
}
