import { collectWrites } from '@portal/service-kit';
import type { WaitingThing } from './waiting.domain';
import type { WaitingRepository } from './waiting.repository';

interface Dependencies {
  repository: WaitingRepository;
}

export type WaitingService = ReturnType<typeof createWaitingService>;

/** What waits for the decision of an officer. */
export function createWaitingService({ repository }: Dependencies) {
  const upsertIfNewer = collectWrites<WaitingThing>(async (things, session) => {
    await repository.rows.upsertNewer(things, session);
  });

  return { upsertIfNewer, count: repository.count, listOldest: repository.listOldest, rows: repository.rows };
}
