import type { UnitRef } from '@portal/contracts';
import type { Actor, Clock, Mails, Outbox, Session } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Account, eventDataOf, roleAt } from '../accounts/domain';
import type { AccountService } from '../accounts/service';
import { spellRevocation } from '../revocations/domain';
import type { RevocationService } from '../revocations/service';
import type { TermService } from '../terms/service';
import type { UnitService } from '../units/service';
import { lastDayBefore } from '../institute-time/domain';
import { type RoleGrant, endedByItself, refuseLastPresident } from './domain';
import { ROLE_ENDED_MAIL, ROLE_GIVEN_MAIL, type RoleMailData } from './letter.domain';

interface Dependencies {
  accounts: Pick<AccountService, 'change' | 'touchOthersWithRole'>;
  units: Pick<UnitService, 'unitOf' | 'find'>;
  terms: Pick<TermService, 'begin' | 'end'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  outbox: Outbox;
  mails: Mails;
  clock: Clock;
  settings: { timeZone: string };
}

/** The account with its new role, and what the gateway has to know. */
export interface Granted {
  account: Account;
  revoked: string[];
}

export type GrantService = ReturnType<typeof createGrantService>;

/** The one way in which a role changes, whoever wants it: account, terms, tokens and messages in one transaction. */
export function createGrantService(dependencies: Dependencies) {
  const { accounts, units, terms, revocations, clock } = dependencies;
  const tell = tellingOf(dependencies);

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

  /** The office that ends with a change; one that was over ended then, and by itself. */
  async function officeOf(before: Account, actor: Actor | null): Promise<Ending | null> {
    if (before.role === 'STUDENT') return null;
    const over = endedByItself(before, clock.now());
    const unit = await units.unitOf({ ...before, roleUntil: null });
    return { account: before, unit, at: over ?? clock.now(), by: over ? null : actor, isOver: over !== null };
  }

  return {
    /** A null actor is the portal itself. */
    async grant(actor: Actor | null, before: Account, grant: RoleGrant, session: Session): Promise<Granted> {
      const unit = await unitOf(grant, session);
      await keepPresident(before, grant, session);
      const ending = await officeOf(before, actor);
      if (ending) await terms.end(before.id, ending, session);
      const { role, until: roleUntil, unitId: roleUnitId } = grant;
      const roleSince = role === 'STUDENT' ? null : clock.now();
      const account = await accounts.change(before.id, { role, roleSince, roleUntil, roleUnitId }, session);
      if (!account) throw new DomainError('USER.NOT_FOUND');
      if (role !== 'STUDENT') await terms.begin(account, actor, unit, session);
      const revoked = spellRevocation(await revocations.revokeTokens(account, session));
      await tell(actor, { account, ending }, session);
      return { account, revoked: [revoked] };
    },
  };
}

interface Ending {
  account: Account;
  unit: UnitRef | null;
  at: Date;
  by: Actor | null;
  isOver: boolean;
}

interface Change {
  account: Account;
  ending: Ending | null;
}

/** Tells the other services, and writes to the person. */
function tellingOf({ units, outbox, mails, clock, settings: { timeZone } }: Dependencies) {
  const mailData = ({ role, roleUntil }: Account, unit: UnitRef | null, by: Actor | null, isOver: boolean) => {
    const until = roleUntil && lastDayBefore(roleUntil, timeZone);
    return { role, unit: unit?.name ?? null, until, by: by?.name ?? null, isOver } satisfies RoleMailData;
  };

  return async (actor: Actor | null, { account, ending }: Change, session: Session): Promise<void> => {
    const previousRole = ending?.account.role ?? 'STUDENT';
    const data = { ...eventDataOf(account, clock.now()), previousRole };
    await outbox.enqueue(session, { type: 'auth.account.role-changed.v1', subject: account.id, data, actor });
    const to = { userId: account.id, to: account.username };
    if (account.role !== 'STUDENT') {
      const given = mailData(account, await units.unitOf(account), actor, false);
      await mails.enqueue(session, { ...to, kind: ROLE_GIVEN_MAIL, data: given });
    } else if (ending) {
      const ended = mailData(ending.account, ending.unit, ending.by, ending.isOver);
      await mails.enqueue(session, { ...to, kind: ROLE_ENDED_MAIL, data: ended });
    }
  };
}
