import type { Clock, Logger, Transaction } from '@portal/service-kit';
import type { AccountService } from '../accounts/service';
import { endedByItself } from './domain';
import type { GrantService } from './grant.service';

interface Dependencies {
  accounts: Pick<AccountService, 'findById' | 'listOver' | 'countWithRole'>;
  grants: GrantService;
  transaction: Transaction;
  clock: Clock;
  logger: Logger;
}

export type EndingService = ReturnType<typeof createEndingService>;

const AT_ONCE = 50;
const NO_OFFICE = { role: 'STUDENT', unitId: null, until: null } as const;

export function createEndingService({ accounts, grants, transaction, clock, logger }: Dependencies) {
  /** Looked at again inside the transaction, so that each end happens and is told once, whoever else is at it. */
  function end(userId: string): Promise<boolean> {
    return transaction(async (session) => {
      const account = await accounts.findById(userId, session);
      if (!account || account.role === 'STUDENT' || !endedByItself(account, clock.now())) return false;
      await grants.grant(null, account, NO_OFFICE, session);
      return true;
    });
  }

  return {
    /** Writes down and tells which roles are over; answers how many. Using a role asks the clock, and never waits for this. */
    async endOverdue(): Promise<number> {
      let ended = 0;
      for (;;) {
        const over = await accounts.listOver(clock.now(), AT_ONCE);
        for (const userId of over) if (await end(userId)) ended += 1;
        if (over.length < AT_ONCE) break;
      }
      if (ended > 0 && (await accounts.countWithRole('PRESIDENT', clock.now())) === 0) {
        logger.warn('the portal has no president: npm run portal -- make-president <email>');
      }
      return ended;
    },
  };
}
