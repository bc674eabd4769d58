import type { GoogleRefusal } from '@portal/contracts';
import type { Logger } from '@portal/service-kit';
import type { AccountRepository } from '../accounts/account.repository';
import type { PresidentService } from '../roles/president.service';
import type { GoogleAccountService } from './google-account.service';
import { formatPending, parsePending, refusalOf } from './google.domain';
import { type OpenIdClient, reasonOf } from './openid.client';
import type { SignedIn, SignInService, SigningBrowser } from './sign-in.service';

interface Refused {
  refusal: GoogleRefusal;
}

interface Dependencies {
  /** Null where the institute has not configured a provider. */
  provider: OpenIdClient | null;
  accounts: Pick<AccountRepository, 'findById'>;
  googleAccounts: GoogleAccountService;
  signIns: Pick<SignInService, 'signIn'>;
  presidents: Pick<PresidentService, 'ensureFirst'>;
  emailDomain: string;
  logger: Logger;
}

export type GoogleService = ReturnType<typeof createGoogleService>;

export function createGoogleService(deps: Dependencies) {
  const { provider, accounts, googleAccounts, signIns, presidents, emailDomain, logger } = deps;

  /** Where to send the browser, and what it keeps until it comes back. */
  async function begin(): Promise<Refused | { url: string; pending: string }> {
    if (!provider) return refused('google-failed', { reason: 'OIDC_ISSUER and OIDC_CLIENT_ID are not set' });
    try {
      const { url, pending } = await provider.begin();
      return { url, pending: formatPending(pending) };
    } catch (error) {
      return refused('google-failed', reasonOf(error));
    }
  }

  async function finish(
    query: string,
    returned: { pending: string | undefined; error: string | undefined },
    browser: SigningBrowser,
  ): Promise<Refused | { signedIn: SignedIn; ended: string[] }> {
    const pending = parsePending(returned.pending);
    if (returned.error === 'access_denied') return refused('google-cancelled', {});
    if (!provider || !pending) return refused('google-failed', { reason: 'no sign-in was begun in this browser' });
    try {
      const identity = await provider.finish(query, pending);
      const refusal = refusalOf(identity, emailDomain);
      if (refusal) return refused(refusal, {});
      const { account, ended } = await googleAccounts.findOrCreate(identity);
      await presidents.ensureFirst();
      const current = (await accounts.findById(account.id)) ?? account;
      return { signedIn: await signIns.signIn(current, { ...browser, way: 'google' }), ended };
    } catch (error) {
      return refused('google-failed', reasonOf(error));
    }
  }

  /** People of other domains are common; a provider that fails is for the institute to repair. */
  function refused(refusal: GoogleRefusal, why: object): Refused {
    const level = refusal === 'google-failed' ? 'warn' : 'info';
    logger[level]({ refusal, ...why }, 'a sign-in with Google was refused');
    return { refusal };
  }

  return { begin, finish };
}
