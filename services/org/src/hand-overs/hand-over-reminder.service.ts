import type { Clock, Outbox, Transaction } from '@portal/service-kit';
import type { CurrentTenure } from '../positions/current-tenure.service';
import { snapshotOf } from '../holders/holder.domain';
import type { HolderRepository } from '../holders/holder.repository';
import { isWithin, writingTimeOf } from './hand-over.domain';

interface Dependencies {
  holders: Pick<HolderRepository, 'listToRemind' | 'takeReminder'>;
  today: CurrentTenure;
  /** Month in which a tenure starts. */
  startMonth: number;
  outbox: Outbox;
  transaction: Transaction;
  clock: Clock;
}

const BATCH_SIZE = 100;

export function createHandOverReminderService(deps: Dependencies) {
  const { holders, today, startMonth, outbox, transaction, clock } = deps;

  /** In the last month of a tenure, reminds each of its holders once to write notes; answers how many. */
  async function remind(): Promise<number> {
    const { day, tenure } = today();
    const time = writingTimeOf(tenure, startMonth);
    if (!isWithin(time, day)) return 0;
    for (let reminded = 0; ;) {
      const ids = await holders.listToRemind(tenure, BATCH_SIZE);
      for (const id of ids) if (await remindOne(id, time.until)) reminded += 1;
      if (ids.length < BATCH_SIZE) return reminded;
    }
  }

  /** Taken in the transaction that publishes it, so that it is sent once although several instances may try. */
  function remindOne(id: string, until: string): Promise<boolean> {
    return transaction(async (session) => {
      const holder = await holders.takeReminder(id, clock.now(), session);
      if (!holder) return false;
      const data = { ...snapshotOf(holder), until };
      await outbox.enqueue(session, { type: 'org.holder.hand-over-due.v1', subject: id, data, actor: null });
      return true;
    });
  }

  return { remind };
}
