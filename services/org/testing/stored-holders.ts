import { createCountCache, createTransaction, systemClock } from '@portal/service-kit';
import { startTestService } from '@portal/test-kit';
import type { Holder } from '../src/holders/holder.domain';
import { createHolderListRepository } from '../src/holders/holder-list.repository';
import { createHolderStatisticsRepository } from '../src/holders/holder-statistics.repository';
import { createHolderRepository } from '../src/holders/holder.repository';
import { orgService } from '../src/index';
import { APPOINTED } from './holder-record';

/** The repositories of holders on the store of a service that runs. */
export async function startHolderStore() {
  const org = await startTestService(orgService);
  const countCache = createCountCache(systemClock);
  const holders = createHolderRepository(org.store, countCache);
  const within: ReturnType<typeof createTransaction> = (work) => createTransaction(org.store.connection)(work);
  return {
    holders,
    lists: createHolderListRepository(org.store, countCache),
    statistics: createHolderStatisticsRepository(org.store),
    connection: org.store.connection,
    within,
    add: (...added: Holder[]) =>
      within((session) =>
        holders.add(
          added.map((holder) => ({ holder, entry: APPOINTED })),
          session,
        ),
      ),
    stop: () => org.stop(),
  };
}

export type HolderStore = Awaited<ReturnType<typeof startHolderStore>>;
