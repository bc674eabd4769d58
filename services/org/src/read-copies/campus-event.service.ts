import type { Clock } from '@portal/service-kit';
import type { CampusEventRepository } from './campus-event.repository';

interface Dependencies {
  repository: Pick<CampusEventRepository, 'countUpcoming'>;
  clock: Clock;
}

export function createCampusEventService({ repository, clock }: Dependencies) {
  async function countUpcoming(unitId: string): Promise<number> {
    return repository.countUpcoming(unitId, clock.now());
  }

  return { countUpcoming };
}
