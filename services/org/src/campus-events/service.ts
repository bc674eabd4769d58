import type { EventData } from '@portal/contracts';
import type { Clock, Session } from '@portal/service-kit';
import type { UnitEvents } from './domain';
import { copyOf, supersedes } from './domain';
import type { CampusEventRepository } from './repository';

export function createCampusEventService({ repository, clock }: { repository: CampusEventRepository; clock: Clock }) {
  async function keep(snapshot: EventData<'events.event.created.v1'>, session: Session): Promise<void> {
    const arrived = copyOf(snapshot);
    const held = await repository.find(arrived.id, session);
    if (supersedes(arrived, held)) await repository.put(arrived, session);
  }

  async function ofUnit(unitId: string, limit: number): Promise<UnitEvents> {
    const [latest, total, upcoming] = await Promise.all([
      repository.latest(unitId, limit),
      repository.count(unitId),
      repository.countUpcoming(unitId, clock.now()),
    ]);
    return { latest, total, upcoming };
  }

  return { keep, ofUnit };
}

export type CampusEventService = ReturnType<typeof createCampusEventService>;
