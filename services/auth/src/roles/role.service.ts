import type { BodyOf, InstituteSettings, Person, Role, RoleTerm, calls } from '@portal/contracts';
import type { Actor, Clock, Session, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { Account } from '../accounts/account.domain';
import { presentOfficer } from '../accounts/account.presenter';
import type { AccountRepository } from '../accounts/account.repository';
import type { UnitRepository } from '../accounts/unit.repository';
import { type RoleOptions, assignmentOf, refuseOwnRole } from './role.domain';
import type { Assigned, RoleAssignmentService } from './role-assignment.service';
import { presentRoleTerm } from './role-term.presenter';
import type { RoleTermRepository } from './role-term.repository';

interface Dependencies {
  accounts: Pick<AccountRepository, 'findById'>;
  units: Pick<UnitRepository, 'findOfCoordinator'>;
  roleTerms: Pick<RoleTermRepository, 'list'>;
  assignments: RoleAssignmentService;
  transaction: Transaction;
  clock: Clock;
  settings: InstituteSettings;
}

export type RoleService = ReturnType<typeof createRoleService>;

export function createRoleService(deps: Dependencies) {
  const { accounts, units, roleTerms, assignments, transaction, clock, settings } = deps;

  /** A null actor is the portal itself. */
  async function give(actor: Actor | null, userId: string, role: Role, options: RoleOptions = {}): Promise<Assigned> {
    const assignment = assignmentOf(role, options, { ...settings, now: clock.now() });
    return transaction(async (session) => {
      const before = await load(userId, session);
      refuseOwnRole(actor?.userId ?? null, before);
      if (before.role === 'STUDENT' && role === 'STUDENT') return { account: before, revoked: [] };
      return assignments.assign(actor, before, assignment, session);
    });
  }

  /** Answers the person as the list shows it, and the revoked tokens. */
  async function change(actor: Actor, userId: string, { role, unit_id, until }: BodyOf<typeof calls.changeRole>) {
    const { account, revoked } = await give(actor, userId, role, { unitId: unit_id, until });
    const now = clock.now();
    const unit = await units.findOfCoordinator(account, now);
    const person: Person = presentOfficer(account, unit, { now, timeZone: settings.timeZone });
    return { person, revoked };
  }

  /** The offices of a person, newest first. */
  async function history(userId: string): Promise<RoleTerm[]> {
    const account = await load(userId);
    const now = clock.now();
    const currentUnit = await units.findOfCoordinator(account, now);
    const found = await roleTerms.list(account.id);
    return found.map((term) => presentRoleTerm(term, { now, timeZone: settings.timeZone, currentUnit }));
  }

  async function load(userId: string, session?: Session): Promise<Account> {
    const account = await accounts.findById(userId, session);
    if (!account) throw new DomainError('USER.NOT_FOUND');
    return account;
  }

  return { give, change, history };
}
