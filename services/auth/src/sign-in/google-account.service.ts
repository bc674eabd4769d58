import type { Session, Transaction } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import type { Account } from '../accounts/account.domain';
import type { AccountRepository } from '../accounts/account.repository';
import type { AccountTakeoverService } from '../email-links/account-takeover.service';
import { type ProviderIdentity, formatSubject, isAnotherPerson } from './google.domain';
import type { RegistrationService } from './registration.service';

interface Dependencies {
  accounts: Pick<AccountRepository, 'change' | 'findByUsername' | 'findByProviderSubject'>;
  registrations: Pick<RegistrationService, 'prepare' | 'add'>;
  takeovers: AccountTakeoverService;
  transaction: Transaction;
}

/** The account of a person, and the revocations of what was ended. */
interface FoundAccount {
  account: Account;
  ended: string[];
}

export type GoogleAccountService = ReturnType<typeof createGoogleAccountService>;

/** Finds, links or makes the account of a person that the provider has identified. */
export function createGoogleAccountService(deps: Dependencies) {
  const { accounts, registrations, takeovers, transaction } = deps;

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
    if (!account.emailConfirmed) {
      return takeovers.takeOver(account, { way: 'google', providerSubject, name: identity.name }, session);
    }
    if (isAnotherPerson(account.providerSubject, identity)) throw new DomainError('ACCESS.FORBIDDEN');
    const linked = await accounts.change(account.id, { providerSubject }, session);
    return { account: linked ?? account, ended: [] };
  }

  return { findOrCreate };
}
