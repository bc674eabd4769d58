import type { Clock, Transaction } from '@portal/service-kit';
import type { CurrentTenure } from '../positions/current-tenure.service';
import { completeHolder, takesPlace } from './holder.domain';
import type { HolderRepository } from './holder.repository';
import type { HolderWriter } from './holder.writer';

interface Dependencies {
  repository: Pick<HolderRepository, 'listOverdue' | 'find'>;
  writer: Pick<HolderWriter, 'complete'>;
  today: CurrentTenure;
  transaction: Transaction;
  clock: Clock;
}

const BATCH_SIZE = 100;

export function createTenureEndService({ repository, writer, today, transaction, clock }: Dependencies) {
  /** Completes what is still active of tenures that are over; answers how many. */
  async function completeTenures(): Promise<number> {
    let completed = 0;
    for (;;) {
      const ids = await repository.listOverdue(today().tenure, BATCH_SIZE);
      for (const id of ids) if (await complete(id)) completed += 1;
      if (ids.length < BATCH_SIZE) return completed;
    }
  }

  /** Checked again in the transaction, so that each end is published once although several instances may try. */
  function complete(id: string): Promise<boolean> {
    return transaction(async (session) => {
      const holder = await repository.find(id, session);
      if (!holder || !takesPlace(holder) || holder.tenureYear >= today().tenure) return false;
      await writer.complete(completeHolder(holder, clock.now()), session);
      return true;
    });
  }

  return { completeTenures };
}
