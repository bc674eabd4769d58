import { loadConfig, loadSettings, processEnvironment } from '@portal/service-kit';
import * as z from 'zod';
import { demoIdentities } from './demo-identities';
import { startIdentityProvider } from './server';

/** The provider as a process of its own, for docker compose. */
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  OIDC_PORT: z.coerce.number().int().min(1).max(65_535).default(8026),
  OIDC_CLIENT_ID: z.string().min(1),
  OIDC_CLIENT_SECRET: z.string().min(1),
  PUBLIC_ORIGIN: z.url(),
  SETTINGS_FILE: z.string().optional(),
});

const config = loadConfig(environment, processEnvironment());
const { issuer } = await startIdentityProvider({
  host: config.HOST,
  port: config.OIDC_PORT,
  clientId: config.OIDC_CLIENT_ID,
  clientSecret: config.OIDC_CLIENT_SECRET,
  redirectUri: new URL('/auth/google/callback', config.PUBLIC_ORIGIN).href,
  people: demoIdentities(await loadSettings(config.SETTINGS_FILE)),
});
console.log(`Identity provider at ${issuer}`);
