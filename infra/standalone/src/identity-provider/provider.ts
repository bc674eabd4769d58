import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Configuration, Interaction, KoaContextWithOIDC } from 'oidc-provider';
import { createMemoryAdapter } from './memory-adapter';
import { errorPage } from './pages.template';
import type { Directory } from './directory';

/** The portal as a client of the provider. */
export interface PortalClient {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

export interface ProviderOptions {
  client: PortalClient;
  issuer: string;
  directory: Directory;
}

/** The library works on Node 20 but warns at every start that it does not support it; only that warning is dropped. */
async function loadLibrary() {
  const { warn } = console;
  console.warn = (...args: unknown[]) => {
    if (!String(args[0]).includes('Unsupported runtime')) warn(...args);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/** An OpenID provider for this machine: its keys, codes and sessions live as long as its process. */
export async function createIdentityProvider(options: ProviderOptions) {
  const library = await loadLibrary();
  const provider = new library.Provider(options.issuer, await configurationOf(options));
  provider.on('server_error', (_ctx, error) => console.error(`identity provider: ${error.message}`));
  return provider;
}

async function configurationOf({ client, directory }: ProviderOptions): Promise<Configuration> {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [await newSigningKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google's ID tokens carry the address too, and auth reads it there.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: {
      url: (_ctx: KoaContextWithOIDC, { uid }: Interaction) => `/interaction/${uid}`,
    },
    adapter: createMemoryAdapter(),
    renderError(ctx, { error }) {
      ctx.type = 'html';
      ctx.body = errorPage(error);
    },
    findAccount: (_ctx, email) => {
      const person = directory.find(email);
      if (!person) return undefined;
      const claims = { sub: email, email, email_verified: person.isVerified, name: person.name };
      return { accountId: email, claims: () => claims };
    },
    loadExistingGrant: grantEverything,
    ttl: { AccessToken: 300, AuthorizationCode: 60, IdToken: 300, Interaction: 600, Session: 600, Grant: 600 },
  };
}

/** Skips the page that asks for consent: the provider serves only this portal. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

async function newSigningKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
}
