import type { Configuration } from 'openid-client';
import { keyOf, toLine } from '@portal/contracts';
import type { PendingSignIn, ProviderIdentity } from './google.domain';

/** How the portal is registered at an OpenID provider. */
interface OpenIdOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  emailDomain: string;
  isProduction: boolean;
}

export type OpenIdClient = ReturnType<typeof createOpenIdClient>;

const TIMEOUT_SECONDS = 5;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where nobody signs in by a provider it is never loaded. */
const loadLibrary = () => import('openid-client');

/** A client of any OpenID provider, by authorization code with PKCE (RFC 6749, RFC 7636). */
export function createOpenIdClient(options: OpenIdOptions) {
  let discovered: Promise<Configuration> | null = null;

  /** Asked for when it is first needed, and again after a failure: the provider may start later than the portal. */
  function configuration(): Promise<Configuration> {
    discovered ??= discover(options).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  }

  /** Where to send the browser, and what it has to bring back. */
  async function begin(): Promise<{ url: string; pending: PendingSignIn }> {
    const oidc = await loadLibrary();
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
    const url = oidc.buildAuthorizationUrl(await configuration(), {
      redirect_uri: options.redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // Tells Google which accounts to offer; the address is checked when the person comes back.
      hd: options.emailDomain,
    });
    return { url: url.href, pending: { state, nonce, verifier } };
  }

  /** Who the provider says it is. Throws for an answer that does not belong to this browser's request. */
  async function finish(query: string, { state, nonce, verifier }: PendingSignIn): Promise<ProviderIdentity> {
    const oidc = await loadLibrary();
    const provider = await configuration();
    const answer = new URL(`${options.redirectUri}${query}`);
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await oidc.authorizationCodeGrant(provider, answer, checks);
    const claims = tokens.claims();
    if (!claims) throw new Error('no ID token');
    const { iss, sub, email } = claims;
    const details = email === undefined ? await oidc.fetchUserInfo(provider, tokens.access_token, sub) : claims;
    return identityOf(iss, sub, details);
  }

  return { begin, finish };
}

async function discover({ issuer, clientId, clientSecret, isProduction }: OpenIdOptions): Promise<Configuration> {
  const oidc = await loadLibrary();
  const url = new URL(issuer);
  const isLocal = url.protocol === 'http:' && LOOPBACK.has(url.hostname) && !isProduction;
  const authentication = clientSecret === '' ? oidc.None() : oidc.ClientSecretBasic(clientSecret);
  return oidc.discovery(url, clientId, undefined, authentication, {
    timeout: TIMEOUT_SECONDS,
    execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
  });
}

function identityOf(issuer: string, subject: string, { email, email_verified, name }: Record<string, unknown>) {
  return {
    issuer,
    subject,
    email: addressOf(email),
    emailVerified: email_verified === true,
    name: typeof name === 'string' ? toLine(name).trim().slice(0, 100) || null : null,
  };
}

/** Null for an address with other letters than ASCII: its key could be the address of someone else. */
function addressOf(email: unknown): string | null {
  return typeof email === 'string' && /^[ -~]*$/.test(email) ? keyOf(email) : null;
}

/** What may be logged of a failure: kinds, never what the provider or the browser sent. */
export function reasonOf(error: unknown): { reason: string; cause?: string } {
  const { name = 'unknown', code, error: kind, cause } = (error ?? {}) as Record<string, unknown>;
  const text = [name, code, kind].filter((part) => typeof part === 'string').join(' ');
  const { code: inner } = (cause ?? {}) as { code?: unknown };
  return { reason: text, ...(typeof inner === 'string' && { cause: inner }) };
}
