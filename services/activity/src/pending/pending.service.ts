import { calls, type PendingCounts } from '@portal/contracts';
import { scopeOf, type Actor } from '@portal/service-kit';
import type { PendingRepository } from './pending.repository';

interface Dependencies {
  repository: Pick<PendingRepository, 'countByKind'>;
}

export type PendingService = ReturnType<typeof createPendingService>;

export function createPendingService({ repository }: Dependencies) {
  async function count(actor: Actor): Promise<PendingCounts> {
    return repository.countByKind(scopeOf(actor, calls.readPendingCounts), actor.userId);
  }

  return { count };
}
