import type { Role } from '@portal/contracts';
import type { Actor, Clock, Outbox, Session, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Account, eventDataOf, roleAt } from '../accounts/domain';
import type { AccountService } from '../accounts/service';
import type { RevocationService } from '../revocations/service';
import type { UnitService } from '../units/service';
import { type RoleGrant, refuseGrant, refuseLastPresident } from './domain';

interface Dependencies {
  accounts: Pick<AccountService, 'findById' | 'findByUsername' | 'change' | 'touchOthersWithRole'>;
  units: Pick<UnitService, 'exists'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  outbox: Outbox;
  transaction: Transaction;
  clock: Clock;
  presidentEmail: string | undefined;
  requireConfirmedEmail: boolean;
}

export type RoleService = ReturnType<typeof createRoleService>;

export function createRoleService(dependencies: Dependencies) {
  const { accounts, units, revocations, outbox, transaction, clock, presidentEmail, requireConfirmedEmail } =
    dependencies;

  async function load(actor: Actor | null, userId: string, grant: RoleGrant, session: Session): Promise<Account> {
    const account = await accounts.findById(userId, session);
    if (!account) throw new DomainError('USER.NOT_FOUND');
    refuseGrant(actor?.userId ?? null, account, grant, clock.now());
    if (grant.unitId && !(await units.exists(grant.unitId, session))) throw new DomainError('UNIT.NOT_FOUND');
    return account;
  }

  /** A null actor is the portal itself: the demo data, the first president, a role that ends. */
  async function giveRole(
    actor: Actor | null,
    userId: string,
    role: Role,
    { unitId = null, until = null }: Partial<Omit<RoleGrant, 'role'>> = {},
  ): Promise<Account> {
    return transaction(async (session) => {
      const before = await load(actor, userId, { role, unitId, until }, session);
      const previousRole = roleAt(before, clock.now());
      if (before.role === 'PRESIDENT' && role !== 'PRESIDENT') {
        refuseLastPresident(await accounts.touchOthersWithRole('PRESIDENT', userId, session));
      }
      const after = await accounts.change(userId, { role, roleUntil: until, roleUnitId: unitId }, session);
      if (!after) throw new DomainError('USER.NOT_FOUND');
      await revocations.revokeTokens(after, session);
      const data = { ...eventDataOf(after, clock.now()), previousRole };
      await outbox.enqueue(session, { type: 'auth.account.role-changed.v1', subject: userId, data, actor });
      return after;
    });
  }

  return {
    giveRole,

    /** For an address that was confirmed, or configured, after its owner had registered. */
    async ensureFirstPresident(): Promise<void> {
      const account = presidentEmail ? await accounts.findByUsername(presidentEmail) : null;
      if (!account || account.role === 'PRESIDENT') return;
      if (account.emailConfirmed || !requireConfirmedEmail) await giveRole(null, account.id, 'PRESIDENT');
    },
  };
}
