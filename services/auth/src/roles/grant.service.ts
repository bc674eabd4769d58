import type { UnitRef } from '@portal/contracts';
import type { Actor, Clock, Outbox, Session } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Account, eventDataOf, roleAt } from '../accounts/domain';
import type { AccountService } from '../accounts/service';
import { spellRevocation } from '../revocations/domain';
import type { RevocationService } from '../revocations/service';
import type { TermService } from '../terms/service';
import type { UnitService } from '../units/service';
import { type RoleGrant, endedByItself, refuseLastPresident } from './domain';

interface Dependencies {
  accounts: Pick<AccountService, 'change' | 'touchOthersWithRole'>;
  units: Pick<UnitService, 'unitOf' | 'find'>;
  terms: Pick<TermService, 'begin' | 'end'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  outbox: Outbox;
  clock: Clock;
}

/** The account with its new role, and what the gateway has to know. */
export interface Granted {
  account: Account;
  revoked: string[];
}

export type GrantService = ReturnType<typeof createGrantService>;

/** The one way in which a role changes, whoever wants it: account, terms, tokens and message in one transaction. */
export function createGrantService({ accounts, units, terms, revocations, outbox, clock }: Dependencies) {
  async function keepPresident(before: Account, { role }: RoleGrant, session: Session): Promise<void> {
    const now = clock.now();
    if (roleAt(before, now) !== 'PRESIDENT' || role === 'PRESIDENT') return;
    refuseLastPresident(await accounts.touchOthersWithRole('PRESIDENT', before.id, now, session));
  }

  async function unitOf({ unitId }: RoleGrant, session: Session): Promise<UnitRef | null> {
    const unit = unitId === null ? null : await units.find(unitId, session);
    if (unitId !== null && !unit) throw new DomainError('USER.UNIT_NOT_FOUND');
    return unit;
  }

  /** An office that was over already ended then, and by itself. */
  async function endTerm(before: Account, actor: Actor | null, session: Session): Promise<void> {
    if (before.role === 'STUDENT') return;
    const now = clock.now();
    const over = endedByItself(before, now);
    const unit = await units.unitOf({ ...before, roleUntil: null });
    await terms.end(before.id, { at: over ?? now, by: over ? null : actor, unit }, session);
  }

  return {
    /** A null actor is the portal itself. */
    async grant(actor: Actor | null, before: Account, grant: RoleGrant, session: Session): Promise<Granted> {
      const unit = await unitOf(grant, session);
      await keepPresident(before, grant, session);
      await endTerm(before, actor, session);
      const { role, until: roleUntil, unitId: roleUnitId } = grant;
      const roleSince = role === 'STUDENT' ? null : clock.now();
      const account = await accounts.change(before.id, { role, roleSince, roleUntil, roleUnitId }, session);
      if (!account) throw new DomainError('USER.NOT_FOUND');
      if (role !== 'STUDENT') await terms.begin(account, actor, unit, session);
      const revoked = spellRevocation(await revocations.revokeTokens(account, session));
      const data = { ...eventDataOf(account, clock.now()), previousRole: before.role };
      await outbox.enqueue(session, { type: 'auth.account.role-changed.v1', subject: account.id, data, actor });
      return { account, revoked: [revoked] };
    },
  };
}
