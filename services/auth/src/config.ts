import { availableParallelism } from 'node:os';
import { emailAddress } from '@portal/contracts';
import { serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const fields = z.object({
  ...serviceEnvironment,
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
  PORTAL_PRESIDENT_EMAIL: emailAddress.optional(),
  AUTH_HASH_MEMORY_KIB: z.coerce.number().int().min(8).default(19_456),
  AUTH_HASH_PASSES: count(2),
  AUTH_HASHES_AT_ONCE: count(availableParallelism()),
  AUTH_SIGN_IN_FAILURES: count(5),
  AUTH_SIGN_IN_FAILURES_PER_ADDRESS: count(100),
  AUTH_SIGN_IN_FAILURES_PER_ACCOUNT: count(20),
  AUTH_SIGN_IN_WINDOW_SECONDS: count(900),
  AUTH_REGISTRATIONS: count(600),
  AUTH_REGISTRATION_REFUSALS: count(300),
  AUTH_REGISTRATION_WINDOW_SECONDS: count(900),
  AUTH_RECOVERIES: count(5),
  AUTH_RECOVERIES_PER_ADDRESS: count(600),
  AUTH_RECOVERY_WINDOW_SECONDS: count(900),
  AUTH_ROLE_ENDS_EVERY_MS: count(30_000),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  NODE_ENV: z.string().optional(),
  AUTH_KEY_PASSPHRASE: z.string().min(16).optional(),
  AUTH_REPLACE_LOST_KEYS: z.stringbool().default(false),
});

/** Environment of the auth service; README.md explains each. */
export const authConfig = fields.superRefine(({ NODE_ENV, AUTH_KEY_PASSPHRASE }, context) => {
  if (NODE_ENV !== 'production' || AUTH_KEY_PASSPHRASE !== undefined) return;
  const message = 'is needed in production: it encrypts the signing keys in the store';
  context.addIssue({ code: 'custom', path: ['AUTH_KEY_PASSPHRASE'], message });
});
export type AuthConfig = Readonly<z.infer<typeof authConfig>>;

/** How the portal is registered at the OpenID provider; null where there is none. Without a secret PKCE protects it. */
export function openIdOptionsOf(config: AuthConfig, emailDomain: string) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret = '' } = config;
  if (!issuer || !clientId) return null;
  const redirectUri = new URL('/auth/google/callback', config.PUBLIC_ORIGIN).href;
  return { issuer, clientId, clientSecret, redirectUri, emailDomain, isProduction: config.NODE_ENV === 'production' };
}
