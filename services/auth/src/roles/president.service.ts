import type { Clock, Session, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Account, roleAt } from '../accounts/domain';
import type { AccountService } from '../accounts/service';
import type { GrantService } from './grant.service';

interface Dependencies {
  accounts: Pick<AccountService, 'findByUsername' | 'countWithRole'>;
  grants: GrantService;
  transaction: Transaction;
  clock: Clock;
  presidentEmail: string | undefined;
  requireConfirmedEmail: boolean;
}

/** What became of the wish: made, was one before, or another one is in office. */
export type Appointment = 'made' | 'is-already' | 'another-holds-it';

export type PresidentService = ReturnType<typeof createPresidentService>;

const OFFICE = { role: 'PRESIDENT', unitId: null, until: null } as const;

/** The president whom no other president can make. Such an office has no end, until a president ends it. */
export function createPresidentService(dependencies: Dependencies) {
  const { accounts, grants, transaction, clock, presidentEmail, requireConfirmedEmail } = dependencies;

  async function appoint(account: Account, isForced: boolean, session: Session): Promise<Appointment> {
    const now = clock.now();
    if (roleAt(account, now) === 'PRESIDENT') return 'is-already';
    if (!isForced && (await accounts.countWithRole('PRESIDENT', now, session)) > 0) return 'another-holds-it';
    await grants.grant(null, account, OFFICE, session);
    return 'made';
  }

  return {
    /**
     * For an address that was confirmed, or configured, after its owner had registered; also when all presidents' days
     * are over. Whoever handed the office on does not get it back.
     */
    async ensureFirst(): Promise<void> {
      if (!presidentEmail) return;
      await transaction(async (session) => {
        const account = await accounts.findByUsername(presidentEmail, session);
        if (account && (account.emailConfirmed || !requireConfirmedEmail)) await appoint(account, false, session);
      });
    },

    /** The operator's word; an address that nobody has confirmed might be anybody's. */
    async make(email: string, isForced: boolean): Promise<Appointment> {
      const username = email.trim().toLowerCase();
      return transaction(async (session) => {
        const account = await accounts.findByUsername(username, session);
        if (!account) throw new DomainError('USER.NOT_FOUND');
        if (requireConfirmedEmail && !account.emailConfirmed) throw new DomainError('ACCESS.EMAIL_NOT_CONFIRMED');
        return appoint(account, isForced, session);
      });
    },
  };
}
