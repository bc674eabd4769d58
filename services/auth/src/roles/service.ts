import type { BodyOf, InstituteSettings, Person, Role, RoleTerm, calls } from '@portal/contracts';
import type { Actor, Clock, Session, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { Account } from '../accounts/domain';
import { presentOfficer } from '../accounts/people.domain';
import type { AccountService } from '../accounts/service';
import type { TermService } from '../terms/service';
import type { UnitService } from '../units/service';
import { type RoleTerms, grantOf, refuseOwnRole } from './domain';
import type { GrantService, Granted } from './grant.service';

interface Dependencies {
  accounts: Pick<AccountService, 'findById'>;
  grants: GrantService;
  units: Pick<UnitService, 'unitOf'>;
  terms: Pick<TermService, 'historyOf'>;
  transaction: Transaction;
  clock: Clock;
  settings: InstituteSettings;
}

export type RoleService = ReturnType<typeof createRoleService>;

export function createRoleService({ accounts, grants, units, terms, transaction, clock, settings }: Dependencies) {
  async function load(userId: string, session?: Session): Promise<Account> {
    const account = await accounts.findById(userId, session);
    if (!account) throw new DomainError('USER.NOT_FOUND');
    return account;
  }

  function give(actor: Actor | null, userId: string, role: Role, wanted: RoleTerms): Promise<Granted> {
    const grant = grantOf(role, wanted, { ...settings, now: clock.now() });
    return transaction(async (session) => {
      const before = await load(userId, session);
      refuseOwnRole(actor?.userId ?? null, before);
      // Whoever holds no office can lose none.
      if (before.role === 'STUDENT' && role === 'STUDENT') return { account: before, revoked: [] };
      return grants.grant(actor, before, grant, session);
    });
  }

  return {
    /** A null actor is the portal itself. */
    async giveRole(actor: Actor | null, userId: string, role: Role, wanted: RoleTerms = {}): Promise<Account> {
      return (await give(actor, userId, role, wanted)).account;
    },

    /** Answers the person as the list shows it, and what the gateway has to know. */
    async change(actor: Actor, userId: string, { role, unit_id, until }: BodyOf<typeof calls.changeRole>) {
      const { account, revoked } = await give(actor, userId, role, { unitId: unit_id, until });
      const circumstances = { now: clock.now(), timeZone: settings.timeZone };
      const person: Person = presentOfficer(account, await units.unitOf(account), circumstances);
      return { person, revoked };
    },

    async history(userId: string): Promise<RoleTerm[]> {
      const account = await load(userId);
      return terms.historyOf(account.id, await units.unitOf(account));
    },
  };
}
