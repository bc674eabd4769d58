import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { InstituteSettings } from '@portal/contracts';
import { startGateway, findStaticDirs } from '@portal/gateway';
import { createInProcessBus, createLogger, loadSettings, processEnvironment } from '@portal/service-kit';
import { createAdjustableClock, type AdjustableClock } from './clock';
import type { StandaloneConfig } from './config';
import {
  authorKeyFile,
  forgetRestores,
  openDataFolder,
  photoFolder,
  recordPassphraseFile,
  requireFinishedRestore,
  restoredMark,
  signingPassphraseFile,
} from './data-folder';
import { printDemoProgress } from './demo-progress';
import {
  dropPortalDatabases,
  openDemoMarker,
  openDocumentStore,
  writeBrokerMark,
  type DemoMarker,
} from './document-store';
import { requireFreePorts } from './free-ports';
import { demoIdentities } from './identity-provider/demo-identities';
import { startIdentityProvider } from './identity-provider/server';
import { ensureKey } from './keys';
import { startMailInbox } from './mail-inbox/inbox';
import { repositoryRoot } from './repository-root';
import { seedServiceGroup } from './seed-service-group';
import { startServiceGroup, type ServiceGroup } from './service-group';

const HOST = '127.0.0.1';

/** Starts the whole portal in this process; `stop` ends its parts in the opposite order. */
export async function startPortal(config: StandaloneConfig) {
  const logger = createLogger({ name: 'portal', level: config.LOG_LEVEL });
  const settings = await loadSettings(config.SETTINGS_FILE);
  const { PORT, MAIL_PORT, SMTP_PORT, OIDC_PORT } = config;
  await requireFreePorts(HOST, { PORT, MAIL_PORT, SMTP_PORT, OIDC_PORT });
  await openDataFolder(config);
  if (!config.reset) requireFinishedRestore(config);
  const { store, demoMarker, isFresh } = await openData(config);
  const origin = `http://localhost:${config.PORT}`;
  const externalServices = await startExternalServices(config, { mongoUrl: store.url, origin, settings });
  const clock = createAdjustableClock();
  const bus = config.AMQP_URL ? null : createInProcessBus({ logger, held: true });
  const env = await serviceEnvironment(config, { mongoUrl: store.url, origin, settings, externalServices });
  const group = await startServiceGroup({ env, clock, settings, bus });
  // Events that a killed portal had not delivered wait until every service listens.
  bus?.release();
  if (isFresh) await seed(group, { config, demoMarker, clock, settings });
  const gateway = await startGateway({
    port: config.PORT,
    host: HOST,
    publicOrigin: origin,
    services: group.urls,
    staticDirs: findStaticDirs(repositoryRoot),
    settings,
    tokenClaims: { issuer: env.TOKEN_ISSUER, audience: env.TOKEN_AUDIENCE },
    logger,
  });
  return {
    url: gateway.url,
    inboxUrl: externalServices.inboxUrl,
    providerUrl: externalServices.providerUrl,
    hasDemo: (await demoMarker.read()) === 'made',
    settings,
    async stop() {
      for (const part of [gateway, group, externalServices]) await part.stop();
      await bus?.close();
      await demoMarker.close();
      await store.close();
    },
  };
}

/** The store, emptied for `--reset` and when a killed start left half a demo institute. */
async function openData(config: StandaloneConfig) {
  const store = await openDocumentStore(config);
  const demoMarker = await openDemoMarker(store.url);
  const state = await demoMarker.read();
  const isRestored = existsSync(restoredMark(config));
  const isFresh = config.reset || (!isRestored && (state === null || state === 'making'));
  if (config.reset) await forgetRestores(config);
  if (isFresh && state !== null) {
    // Photos in a folder or bucket that the environment names are not the portal's to delete.
    await Promise.all([dropPortalDatabases(store.url), rm(photoFolder(config), { recursive: true, force: true })]);
  }
  await writeBrokerMark(store.url, config.AMQP_URL !== undefined);
  return { store, demoMarker, isFresh };
}

interface ExternalServicesOptions {
  mongoUrl: string;
  origin: string;
  settings: InstituteSettings;
}

/** Stand-ins for what an institute has: a mail server and an OpenID provider. */
async function startExternalServices(
  { MAIL_PORT: httpPort, SMTP_PORT: smtpPort, OIDC_PORT: port }: StandaloneConfig,
  { mongoUrl, origin, settings }: ExternalServicesOptions,
) {
  const inbox = await startMailInbox({ mongoUrl, host: HOST, httpPort, smtpPort });
  const clientId = 'portal';
  // Auth and the provider run in this process, so the secret need not outlive it.
  const clientSecret = randomBytes(32).toString('base64url');
  const redirectUri = new URL('/auth/google/callback', origin).href;
  const people = demoIdentities(settings);
  const provider = await startIdentityProvider({ clientId, clientSecret, redirectUri, host: HOST, port, people });
  return {
    inboxUrl: inbox.url,
    smtpUrl: inbox.smtpUrl,
    providerUrl: provider.issuer,
    oidcEnvironment: { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
    async stop() {
      await Promise.all([inbox.stop(), provider.stop()]);
    },
  };
}

interface ServiceEnvironmentOptions extends ExternalServicesOptions {
  externalServices: Awaited<ReturnType<typeof startExternalServices>>;
}

async function serviceEnvironment(
  config: StandaloneConfig,
  { mongoUrl, origin, settings, externalServices }: ServiceEnvironmentOptions,
): Promise<NodeJS.ProcessEnv> {
  const given = processEnvironment();
  return {
    PHOTO_DIR: photoFolder(config),
    FEEDBACK_AUTHOR_KEY: await ensureKey(authorKeyFile(config)),
    AUTH_KEY_PASSPHRASE: await ensureKey(signingPassphraseFile(config)),
    RECORDS_KEY_PASSPHRASE: await ensureKey(recordPassphraseFile(config)),
    // A restored portal may have lost them.
    AUTH_REPLACE_LOST_KEYS: 'on',
    RECORDS_REPLACE_LOST_KEYS: 'on',
    // A provider that the environment names is used instead of the stand-in.
    ...(!given.OIDC_ISSUER && externalServices.oidcEnvironment),
    ...given,
    MONGO_URL: mongoUrl,
    LOG_LEVEL: config.LOG_LEVEL,
    PUBLIC_ORIGIN: origin,
    AUTH_REQUIRE_CONFIRMED_EMAIL: given.AUTH_REQUIRE_CONFIRMED_EMAIL ?? 'off',
    SMTP_URL: externalServices.smtpUrl,
    PORTAL_PRESIDENT_EMAIL: config.PORTAL_PRESIDENT_EMAIL ?? `president@${settings.emailDomain}`,
  };
}

interface SeedOptions {
  config: StandaloneConfig;
  demoMarker: DemoMarker;
  clock: AdjustableClock;
  settings: InstituteSettings;
}

async function seed(group: ServiceGroup, { config, demoMarker, clock, settings }: SeedOptions) {
  if (config.empty) return demoMarker.write('empty');
  await demoMarker.write('making');
  const options = { now: new Date(), scale: config.scale, onProgress: printDemoProgress(console.log) };
  await seedServiceGroup(group, { settings, clock }, options);
  clock.set(null);
  return demoMarker.write('made');
}
