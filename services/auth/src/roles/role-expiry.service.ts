import type { Clock, Logger, Transaction } from '@portal/service-kit';
import type { AccountRepository } from '../accounts/account.repository';
import { expiredAt } from './role.domain';
import type { RoleAssignmentService } from './role-assignment.service';

interface Dependencies {
  accounts: Pick<AccountRepository, 'findById' | 'listWithExpiredRole' | 'countWithRole'>;
  assignments: RoleAssignmentService;
  transaction: Transaction;
  clock: Clock;
  logger: Logger;
}

const BATCH_SIZE = 50;
const NO_OFFICE = { role: 'STUDENT', unitId: null, until: null } as const;

export function createRoleExpiryService({ accounts, assignments, transaction, clock, logger }: Dependencies) {
  /**
   * Stores the end of expired roles and announces it; answers how many ended. Permissions compare the last day with the
   * clock and do not wait for this.
   */
  async function expireRoles(): Promise<number> {
    let ended = 0;
    for (;;) {
      const userIds = await accounts.listWithExpiredRole(clock.now(), BATCH_SIZE);
      for (const userId of userIds) if (await expire(userId)) ended += 1;
      if (userIds.length < BATCH_SIZE) break;
    }
    if (ended > 0 && (await accounts.countWithRole('PRESIDENT', clock.now())) === 0) {
      logger.warn('the portal has no president: npm run portal -- make-president <email>');
    }
    return ended;
  }

  /** Checked again in the transaction, so that each end happens once although several instances may be at it. */
  function expire(userId: string): Promise<boolean> {
    return transaction(async (session) => {
      const account = await accounts.findById(userId, session);
      if (!account || account.role === 'STUDENT' || !expiredAt(account, clock.now())) return false;
      await assignments.assign(null, account, NO_OFFICE, session);
      return true;
    });
  }

  return { expireRoles };
}
