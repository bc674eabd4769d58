import type { Session, Transaction } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import type { Account } from '../accounts/account.domain';
import type { AccountEvents } from '../accounts/account-events.service';
import type { AccountRepository } from '../accounts/account.repository';
import type { SessionService } from '../sessions/session.service';
import { type ProviderIdentity, formatSubject, isSomebodyElse } from './google.domain';
import type { OneTimeTokenService } from '../credentials/one-time-token.service';
import type { RegistrationService } from './registration.service';

interface Dependencies {
  accounts: Pick<AccountRepository, 'change' | 'findByUsername' | 'findByProviderSubject'>;
  registrations: Pick<RegistrationService, 'prepare' | 'add'>;
  sessions: Pick<SessionService, 'endAfterPasswordChange'>;
  tokens: Pick<OneTimeTokenService, 'invalidate'>;
  events: Pick<AccountEvents, 'emailConfirmed' | 'passwordChanged'>;
  transaction: Transaction;
}

/** The account of a person, and the revocations of what was ended. */
interface FoundAccount {
  account: Account;
  ended: string[];
}

export type GoogleAccountService = ReturnType<typeof createGoogleAccountService>;

/** Finds, links or makes the account of a person whom the provider has identified. */
export function createGoogleAccountService(deps: Dependencies) {
  const { accounts, registrations, sessions, tokens, events, transaction } = deps;

  /** A new person who signs in in two windows at once: the later one finds the account that the first one made. */
  async function findOrCreate(identity: ProviderIdentity): Promise<FoundAccount> {
    return tryFindOrCreate(identity).catch((error: unknown) => {
      if (isDomainError(error, 'AUTH.EMAIL_TAKEN')) return tryFindOrCreate(identity);
      throw error;
    });
  }

  async function tryFindOrCreate(identity: ProviderIdentity): Promise<FoundAccount> {
    const email = identity.email ?? '';
    const [localPart = ''] = email.split('@');
    const registration = { name: identity.name ?? localPart, ID: null, email, password: null };
    const verified = { emailConfirmed: true, providerSubject: formatSubject(identity) };
    const prepared = await registrations.prepare(registration, verified);
    return transaction(async (session) => {
      const found = await find(identity, email, session);
      return found ?? { account: await registrations.add(prepared, session), ended: [] };
    });
  }

  async function find(identity: ProviderIdentity, email: string, session: Session): Promise<FoundAccount | null> {
    const linked = await accounts.findByProviderSubject(formatSubject(identity), session);
    if (linked) return { account: linked, ended: [] };
    const account = await accounts.findByUsername(email, session);
    return account && link(account, identity, session);
  }

  async function link(account: Account, identity: ProviderIdentity, session: Session): Promise<FoundAccount> {
    const providerSubject = formatSubject(identity);
    if (!account.emailConfirmed) return takeBack(account, providerSubject, session);
    if (isSomebodyElse(account.providerSubject, identity)) throw new DomainError('ACCESS.FORBIDDEN');
    const linked = await accounts.change(account.id, { providerSubject }, session);
    return { account: linked ?? account, ended: [] };
  }

  /**
   * Who registered with this address and never confirmed it may have been somebody else, so the password and the
   * sessions of that person end.
   */
  async function takeBack(before: Account, providerSubject: string, session: Session): Promise<FoundAccount> {
    const changes = { providerSubject, emailConfirmed: true, passwordHash: null };
    const account = await accounts.change(before.id, changes, session);
    if (!account) throw new DomainError('USER.NOT_FOUND');
    await tokens.invalidate('reset-password', account.id, session);
    await events.emailConfirmed(account, 'google', session);
    await events.passwordChanged(account, 'taken-away', session);
    return { account, ended: await sessions.endAfterPasswordChange(account, 'account-taken-back', session) };
  }

  return { findOrCreate };
}
