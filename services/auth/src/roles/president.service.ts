import { keyOf } from '@portal/contracts';
import type { Clock, Session, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Account, roleAt } from '../accounts/account.domain';
import type { AccountRepository } from '../accounts/account.repository';
import type { RoleAssignmentService } from './role-assignment.service';

interface Dependencies {
  accounts: Pick<AccountRepository, 'findByUsername' | 'countWithRole'>;
  assignments: RoleAssignmentService;
  transaction: Transaction;
  clock: Clock;
  presidentEmail: string | undefined;
  requireConfirmedEmail: boolean;
}

type Appointment = 'made' | 'is-already' | 'another-holds-it';

export type PresidentService = ReturnType<typeof createPresidentService>;

const PRESIDENT = { role: 'PRESIDENT', unitId: null, until: null } as const;

/** The president that no other president can appoint. The role has no last day, until a president ends it. */
export function createPresidentService(deps: Dependencies) {
  const { accounts, assignments, transaction, clock, presidentEmail, requireConfirmedEmail } = deps;

  /**
   * Appoints the owner of the configured address while the portal has no president: the address may have been confirmed
   * or configured after the registration, or the last president's role may have expired.
   */
  async function ensureFirst(): Promise<void> {
    if (!presidentEmail) return;
    await transaction(async (session) => {
      const account = await accounts.findByUsername(presidentEmail, session);
      if (account && (account.emailConfirmed || !requireConfirmedEmail)) await appoint(account, false, session);
    });
  }

  /** For the operator. Refuses an address that its owner has not confirmed: it might be anybody's. */
  async function make(email: string, isForced: boolean): Promise<Appointment> {
    return transaction(async (session) => {
      const account = await accounts.findByUsername(keyOf(email), session);
      if (!account) throw new DomainError('USER.NOT_FOUND');
      if (requireConfirmedEmail && !account.emailConfirmed) throw new DomainError('ACCESS.EMAIL_NOT_CONFIRMED');
      return appoint(account, isForced, session);
    });
  }

  async function appoint(account: Account, isForced: boolean, session: Session): Promise<Appointment> {
    const now = clock.now();
    if (roleAt(account, now) === 'PRESIDENT') return 'is-already';
    if (!isForced && (await accounts.countWithRole('PRESIDENT', now, session)) > 0) return 'another-holds-it';
    await assignments.assign(null, account, PRESIDENT, session);
    return 'made';
  }

  return { ensureFirst, make };
}
