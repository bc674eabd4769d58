import type { GoogleRefusal } from '@portal/contracts';
import type { Logger } from '@portal/service-kit';
import type { AccountRepository } from '../accounts/account.repository';
import type { PresidentService } from '../roles/president.service';
import type { GoogleAccountService } from './google-account.service';
import { formatPending, parsePending, refusalOf, returnPathOf } from './google.domain';
import { type OpenIdClient, reasonOf } from './openid.client';
import type { SignedIn, SignInService, SigningBrowser } from './sign-in.service';

/** Where the person wanted to go; null for their first page. */
interface Returning {
  returnPath: string | null;
}

interface Refused extends Returning {
  refusal: GoogleRefusal;
}

interface Accepted extends Returning {
  signedIn: SignedIn;
  ended: string[];
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

  /** Where to send the browser, and what it keeps of it until it comes back; `to` is the page to lead to then. */
  async function begin(to: string | undefined): Promise<Refused | { url: string; state: string; pending: string }> {
    const returnPath = returnPathOf(to);
    const refuse = refusing(returnPath);
    if (!provider) return refuse('google-failed', { reason: 'OIDC_ISSUER and OIDC_CLIENT_ID are not set' });
    try {
      const { url, pending } = await provider.begin();
      return { url, state: pending.state, pending: formatPending({ ...pending, returnPath }) };
    } catch (error) {
      return refuse('google-failed', reasonOf(error));
    }
  }

  async function finish(
    query: string,
    returned: { pending: string | undefined; error: string | undefined },
    browser: SigningBrowser,
  ): Promise<Refused | Accepted> {
    const pending = parsePending(returned.pending);
    const returnPath = pending?.returnPath ?? null;
    const refuse = refusing(returnPath);
    if (returned.error === 'access_denied') return refuse('google-cancelled', {});
    if (!provider || !pending) return refuse('google-failed', { reason: 'no sign-in was begun in this browser' });
    try {
      const identity = await provider.finish(query, pending);
      const refusal = refusalOf(identity, emailDomain);
      if (refusal) return refuse(refusal, {});
      const { account, ended } = await googleAccounts.findOrCreate(identity);
      await presidents.ensureFirst();
      const current = (await accounts.findById(account.id)) ?? account;
      return { signedIn: await signIns.signIn(current, { ...browser, way: 'google' }), ended, returnPath };
    } catch (error) {
      return refuse('google-failed', reasonOf(error));
    }
  }

  /** People of other domains are common; a provider that fails is for the institute to repair. */
  const refusing =
    (returnPath: string | null) =>
    (refusal: GoogleRefusal, why: object): Refused => {
      const level = refusal === 'google-failed' ? 'warn' : 'info';
      logger[level]({ refusal, ...why }, 'a sign-in with Google was refused');
      return { refusal, returnPath };
    };

  return { begin, finish };
}
