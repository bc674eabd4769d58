import type { GoogleRefusal, InstituteSettings } from '@portal/contracts';
import type { Logger, Session, Transaction } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import type { Account } from '../accounts/domain';
import type { AccountNews } from '../accounts/news.service';
import type { AccountService } from '../accounts/service';
import type { LinkService } from '../links/service';
import { spellRevocation } from '../revocations/domain';
import type { RevocationService } from '../revocations/service';
import type { PresidentService } from '../roles/president.service';
import type { Device, SessionService } from '../sessions/service';
import type { SignedIn, SignInService } from '../sessions/sign-in.service';
import { isSomebodyElse, parsePending, type ProviderIdentity, refusalOf, spellPending, spellSubject } from './domain';
import { type ProviderService, reasonOf } from './provider.service';

/** How coming back from the provider ended. */
export type Outcome = { refusal: GoogleRefusal } | { signedIn: SignedIn; ended: string[] };

interface Dependencies {
  /** Null where the institute has not configured one. */
  provider: ProviderService | null;
  accounts: Pick<
    AccountService,
    'prepare' | 'add' | 'change' | 'findById' | 'findByUsername' | 'findByProviderSubject'
  >;
  sessions: Pick<SessionService, 'endAllOf'>;
  links: Pick<LinkService, 'void'>;
  news: AccountNews;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  presidents: Pick<PresidentService, 'ensureFirst'>;
  signIn: Pick<SignInService, 'begin'>;
  transaction: Transaction;
  settings: InstituteSettings;
  logger: Logger;
}

export type GoogleService = ReturnType<typeof createGoogleService>;

export function createGoogleService(dependencies: Dependencies) {
  const { provider, accounts, signIn, presidents, settings, logger } = dependencies;
  const admit = createAdmission(dependencies);

  function refused(refusal: GoogleRefusal, why: object): { refusal: GoogleRefusal } {
    // People from elsewhere are everyday; a provider that fails is the institute's to repair.
    const level = refusal === 'google-failed' ? 'warn' : 'info';
    logger[level]({ refusal, ...why }, 'a sign-in with Google was refused');
    return { refusal };
  }

  return {
    /** Where to send the browser, and what to give it for the way back. */
    async begin(): Promise<{ refusal: GoogleRefusal } | { url: string; pending: string }> {
      if (!provider) return refused('google-failed', { reason: 'OIDC_ISSUER and OIDC_CLIENT_ID are not set' });
      try {
        const { url, pending } = await provider.begin();
        return { url, pending: spellPending(pending) };
      } catch (error) {
        return refused('google-failed', reasonOf(error));
      }
    },

    async finish(
      query: string,
      given: { pending: string | undefined; error: string | undefined },
      device: Device,
    ): Promise<Outcome> {
      const pending = parsePending(given.pending);
      if (given.error === 'access_denied') return refused('google-cancelled', {});
      if (!provider || !pending) return refused('google-failed', { reason: 'no sign-in was begun in this browser' });
      try {
        const identity = await provider.finish(query, pending);
        const refusal = refusalOf(identity, settings.emailDomain);
        if (refusal) return refused(refusal, {});
        const { account, ended } = await admit(identity);
        await presidents.ensureFirst();
        const asOfNow = (await accounts.findById(account.id)) ?? account;
        return { signedIn: await signIn.begin(asOfNow, { ...device, way: 'google' }), ended };
      } catch (error) {
        return refused('google-failed', reasonOf(error));
      }
    },
  };
}

interface Admitted {
  account: Account;
  ended: string[];
}

/** Finds, links or makes the account of somebody the provider vouches for. */
function createAdmission({ accounts, sessions, links, news, revocations, transaction }: Dependencies) {
  /**
   * Whoever registered with this address without ever confirming it may have been somebody else: their password and
   * sessions end here.
   */
  async function takeBack(account: Account, providerSubject: string, session: Session): Promise<Admitted> {
    const change = { providerSubject, emailConfirmed: true, passwordHash: null };
    const owned = await accounts.change(account.id, change, session);
    if (!owned) throw new DomainError('USER.NOT_FOUND');
    await links.void('reset-password', account.id, session);
    await news.confirmed(owned, 'google', session);
    await news.passwordChanged(owned, 'taken-away', session);
    const ended = await sessions.endAllOf(account.id, { reason: 'account-taken-back' }, session);
    return { account: owned, ended: [...ended, spellRevocation(await revocations.revokeTokens(owned, session))] };
  }

  async function link(account: Account, identity: ProviderIdentity, session: Session): Promise<Admitted> {
    const providerSubject = spellSubject(identity);
    if (!account.emailConfirmed) return takeBack(account, providerSubject, session);
    if (isSomebodyElse(account.providerSubject, identity)) throw new DomainError('ACCESS.FORBIDDEN');
    const linked = await accounts.change(account.id, { providerSubject }, session);
    return { account: linked ?? account, ended: [] };
  }

  async function find(identity: ProviderIdentity, email: string, session: Session): Promise<Admitted | null> {
    const known = await accounts.findByProviderSubject(spellSubject(identity), session);
    if (known) return { account: known, ended: [] };
    const local = await accounts.findByUsername(email, session);
    return local && link(local, identity, session);
  }

  async function admit(identity: ProviderIdentity): Promise<Admitted> {
    const email = identity.email ?? '';
    const [localPart = ''] = email.split('@');
    const registration = { name: identity.name ?? localPart, ID: null, email, password: null };
    const prepared = await accounts.prepare(registration, {
      emailConfirmed: true,
      providerSubject: spellSubject(identity),
    });
    return transaction(async (session) => {
      const found = await find(identity, email, session);
      return found ?? { account: await accounts.add(prepared, session), ended: [] };
    });
  }

  /** Two windows of a new person at once: the later one finds what the first one made. */
  return (identity: ProviderIdentity): Promise<Admitted> =>
    admit(identity).catch((error: unknown) => {
      if (isDomainError(error, 'AUTH.EMAIL_TAKEN')) return admit(identity);
      throw error;
    });
}
