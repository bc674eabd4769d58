import type { Clock, Session } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { AccountEvents } from '../accounts/account-events.service';
import { type Account, actorOf } from '../accounts/account.domain';
import type { AccountRepository } from '../accounts/account.repository';
import type { SessionService } from '../sessions/session.service';
import type { OneTimeTokenService } from './one-time-token.service';

interface Dependencies {
  accounts: Pick<AccountRepository, 'change'>;
  tokens: Pick<OneTimeTokenService, 'invalidate'>;
  sessions: Pick<SessionService, 'endAfterPasswordChange'>;
  events: Pick<AccountEvents, 'changed' | 'emailConfirmed' | 'passwordChanged'>;
  clock: Clock;
}

/** How control of the address was shown, and how its owner signs in from then on. */
export type ProofOfAddress =
  { way: 'link' | 'reset'; passwordHash: string } | { way: 'google'; providerSubject: string; name: string | null };

export interface TakenOver {
  account: Account;
  /** Revocations of what was ended. */
  ended: string[];
}

export type AccountTakeoverService = ReturnType<typeof createAccountTakeoverService>;

/**
 * Gives an unconfirmed account to a person who has shown control of its address. Someone else may have registered it,
 * so its earlier password, provider, sessions and one-time tokens end, as do student ID and name where no profile was
 * completed with them.
 */
export function createAccountTakeoverService({ accounts, tokens, sessions, events, clock }: Dependencies) {
  async function takeOver(before: Account, proof: ProofOfAddress, session: Session): Promise<TakenOver> {
    const account = await accounts.change(before.id, changesOf(before, proof), session);
    if (!account) throw new DomainError('USER.NOT_FOUND');
    await tokens.invalidate('reset-password', account.id, session);
    await tokens.invalidate('confirm-email', account.id, session);
    if (account.studentId !== before.studentId || account.name !== before.name) {
      await events.changed(account, actorOf(account, clock.now()), session);
    }
    await events.emailConfirmed(account, proof.way, session);
    await events.passwordChanged(account, { way: proof.way === 'google' ? 'taken-away' : 'reset' }, session);
    const reason = proof.way === 'reset' ? 'password-reset' : 'account-taken-back';
    return { account, ended: await sessions.endAfterPasswordChange(account, reason, session) };
  }

  return { takeOver };
}

function changesOf({ onboarded, name }: Account, proof: ProofOfAddress) {
  const isGoogle = proof.way === 'google';
  return {
    emailConfirmed: true,
    passwordHash: isGoogle ? null : proof.passwordHash,
    providerSubject: isGoogle ? proof.providerSubject : null,
    ...(!onboarded && { studentId: null, name: (isGoogle ? proof.name : null) ?? name }),
  };
}
