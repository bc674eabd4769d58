import * as oidc from 'openid-client';
import type { PendingSignIn, ProviderIdentity } from './domain';

/** How the portal is known at an OpenID provider. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  emailDomain: string;
  isProduction: boolean;
}

export type ProviderService = ReturnType<typeof createProviderService>;

const TIMEOUT_SECONDS = 5;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Any OpenID provider, by authorization code with PKCE (RFC 6749, RFC 7636). Found when it is first needed. */
export function createProviderService(settings: ProviderSettings) {
  let known: Promise<oidc.Configuration> | null = null;

  /** A try that failed is not remembered, so that a provider may come later than the portal. */
  function provider(): Promise<oidc.Configuration> {
    known ??= discover(settings).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  }

  return {
    /** Where to send the browser, and what it has to bring back. */
    async begin(): Promise<{ url: string; pending: PendingSignIn }> {
      const pending = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await provider(), {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
        // A hint to Google which accounts to offer; what counts is checked afterwards.
        hd: settings.emailDomain,
      });
      return { url: url.href, pending };
    },

    /** Who the provider says it is. Throws for an answer that is not the one to this browser's question. */
    async finish(query: string, { state, nonce, verifier }: PendingSignIn): Promise<ProviderIdentity> {
      const configuration = await provider();
      const answer = new URL(`${settings.redirectUri}${query}`);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await oidc.authorizationCodeGrant(configuration, answer, checks);
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      const more =
        claims.email === undefined ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims;
      return identityOf(claims.iss, claims.sub, more);
    },
  };
}

function discover({ issuer, clientId, clientSecret, isProduction }: ProviderSettings): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  const isLocal = url.protocol === 'http:' && LOOPBACK.has(url.hostname) && !isProduction;
  const proof = clientSecret === '' ? oidc.None() : oidc.ClientSecretBasic(clientSecret);
  return oidc.discovery(url, clientId, undefined, proof, {
    timeout: TIMEOUT_SECONDS,
    execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
  });
}

function identityOf(issuer: string, subject: string, { email, email_verified, name }: Record<string, unknown>) {
  return {
    issuer,
    subject,
    email: typeof email === 'string' ? email.trim().toLowerCase() : null,
    emailVerified: email_verified === true,
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 100) : null,
  };
}

/** What may be logged of a failure: kinds, never what the provider or the browser sent. */
export function reasonOf(error: unknown): { reason: string; cause?: string } {
  const { name = 'unknown', code, error: kind, cause } = (error ?? {}) as Record<string, unknown>;
  const text = [name, code, kind].filter((part) => typeof part === 'string').join(' ');
  const { code: inner } = (cause ?? {}) as { code?: unknown };
  return { reason: text, ...(typeof inner === 'string' && { cause: inner }) };
}
