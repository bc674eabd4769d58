import type { UnitRef } from '@portal/contracts';
import type { Actor, Clock, Session } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Account, roleAt } from '../accounts/account.domain';
import type { AccountEvents } from '../accounts/account-events.service';
import type { AccountRepository } from '../accounts/account.repository';
import type { UnitRepository } from '../accounts/unit.repository';
import type { RevocationService } from '../sessions/revocation.service';
import { type RoleAssignment, expiredAt, refuseLastPresident } from './role.domain';
import type { RoleEmailService } from './role-email.service';
import type { RoleTermRepository } from './role-term.repository';

interface Dependencies {
  accounts: Pick<AccountRepository, 'change' | 'touchOthersWithRole'>;
  units: Pick<UnitRepository, 'findOfCoordinator' | 'findActive'>;
  roleTerms: Pick<RoleTermRepository, 'begin' | 'end'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  events: Pick<AccountEvents, 'roleChanged'>;
  emails: Pick<RoleEmailService, 'enqueueGiven' | 'enqueueEnded'>;
  clock: Clock;
}

/** The account with its new role, and the revoked tokens. */
export interface Assigned {
  account: Account;
  revoked: string[];
}

export type RoleAssignmentService = ReturnType<typeof createRoleAssignmentService>;

/** Every change of a role goes through here: account, role term, revocation, event and e-mail in one transaction. */
export function createRoleAssignmentService(deps: Dependencies) {
  const { accounts, units, roleTerms, revocations, events, emails, clock } = deps;

  /** A null actor is the portal itself. */
  async function assign(
    actor: Actor | null,
    before: Account,
    assignment: RoleAssignment,
    session: Session,
  ): Promise<Assigned> {
    const { role, until: roleUntil, unitId: roleUnitId } = assignment;
    const unit = roleUnitId === null ? null : await findUnit(roleUnitId, session);
    await keepPresident(before, assignment, session);
    const ended = await endedOffice(before, actor);
    if (ended) await roleTerms.end(before.id, { unit: ended.unit, endedAt: ended.at, endedBy: ended.by }, session);
    const roleSince = role === 'STUDENT' ? null : clock.now();
    const account = await accounts.change(before.id, { role, roleSince, roleUntil, roleUnitId }, session);
    if (!account) throw new DomainError('USER.NOT_FOUND');
    if (role !== 'STUDENT') await roleTerms.begin(account, actor, unit, session);
    const revoked = await revocations.revokeTokens(account, session);
    await events.roleChanged(account, before.role, actor, session);
    if (role !== 'STUDENT') {
      const currentUnit = await units.findOfCoordinator(account, clock.now());
      await emails.enqueueGiven({ account, unit: currentUnit, by: actor }, session);
    } else if (ended) await emails.enqueueEnded(ended, session);
    return { account, revoked: [revoked] };
  }

  async function findUnit(id: string, session: Session): Promise<UnitRef> {
    const unit = await units.findActive(id, session);
    if (!unit) throw new DomainError('USER.UNIT_NOT_FOUND');
    return unit;
  }

  async function keepPresident(before: Account, { role }: RoleAssignment, session: Session): Promise<void> {
    const now = clock.now();
    if (roleAt(before, now) !== 'PRESIDENT' || role === 'PRESIDENT') return;
    refuseLastPresident(await accounts.touchOthersWithRole('PRESIDENT', before.id, now, session));
  }

  /** The office that a change ends. One that expired before ended at that time, and nobody ended it. */
  async function endedOffice(account: Account, actor: Actor | null) {
    if (account.role === 'STUDENT') return null;
    const now = clock.now();
    const expired = expiredAt(account, now);
    const unit = await units.findOfCoordinator({ ...account, roleUntil: null }, now);
    return { account, unit, at: expired ?? now, by: expired ? null : actor, isOver: expired !== null };
  }

  return { assign };
}
