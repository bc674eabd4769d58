import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { InstituteSettings } from '@portal/contracts';
import { seedDemoInstitute } from '@portal/demo-data';
import { startGateway, findStaticDirs } from '@portal/gateway';
import { createInProcessBus, createLogger, loadSettings, processEnvironment } from '@portal/service-kit';
import { ensureAuthorKey } from './author-key';
import { createAdjustableClock } from './clock';
import type { StandaloneConfig } from './config';
import { dropPortalDatabases, openDemoMarker, openDocumentStore } from './document-store';
import { dropPhotos, photoFolder } from './photo-folder';
import { demoIdentities } from './identity-provider/demo-identities';
import { startIdentityProvider } from './identity-provider/server';
import { startMailInbox } from './mail-inbox/inbox';
import { startServices, type ServiceGroup } from './service-group';

const HOST = '127.0.0.1';
const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** Starts the whole portal in this process; the result stops it again, in the opposite order. */
export async function startPortal(config: StandaloneConfig) {
  const logger = createLogger({ name: 'portal', level: config.LOG_LEVEL });
  const settings = await loadSettings(config.SETTINGS_FILE);
  const { store, mark, isFresh } = await openData(config);
  const origin = `http://localhost:${config.PORT}`;
  const neighbours = await startNeighbours(config, { mongoUrl: store.url, origin, settings });
  const clock = createAdjustableClock();
  const bus = config.AMQP_URL ? null : createInProcessBus({ logger, held: true });
  const authorKey = await ensureAuthorKey(config);
  const env = environmentOf(config, { mongoUrl: store.url, origin, settings, authorKey, ...neighbours.environment });
  const services = await startServices({ env, clock, settings, bus });
  // What was not delivered before a kill waits until every service listens.
  bus?.release();
  if (isFresh) await fill(services, { config, mark, clock, settings });
  const gateway = await startGateway({
    port: config.PORT,
    host: HOST,
    publicOrigin: origin,
    services: services.urls,
    staticDirs: findStaticDirs(REPOSITORY),
    settings,
    logger,
  });
  return {
    url: gateway.url,
    inboxUrl: neighbours.inboxUrl,
    providerUrl: neighbours.providerUrl,
    hasDemo: (await mark.read()) === 'made',
    settings,
    async stop() {
      for (const part of [gateway, services, neighbours]) await part.stop();
      await bus?.close();
      await mark.close();
      await store.close();
    },
  };
}

/** The store and what it says of the demo institute; a half-made one, or one to start over, is thrown away. */
async function openData(config: StandaloneConfig) {
  const store = await openDocumentStore(config);
  const mark = await openDemoMarker(store.url);
  const before = await mark.read();
  const isFresh = config.reset || before === null || before === 'making';
  if (isFresh && before !== null) await Promise.all([dropPortalDatabases(store.url), dropPhotos(config)]);
  return { store, mark, isFresh };
}

interface Place {
  mongoUrl: string;
  origin: string;
  settings: InstituteSettings;
}

/** What stands around a portal elsewhere: somewhere for its mails, and somebody who knows its people. */
async function startNeighbours(config: StandaloneConfig, { mongoUrl, origin, settings }: Place) {
  const { MAIL_PORT: httpPort, SMTP_PORT: smtpPort, OIDC_PORT: port } = config;
  const inbox = await startMailInbox({ mongoUrl, host: HOST, httpPort, smtpPort });
  // Both ends of the sign-in are in this process, so the secret need not outlive it.
  const clientSecret = randomBytes(32).toString('base64url');
  const redirectUri = new URL('/auth/google/callback', origin).href;
  const client = { clientId: 'portal', clientSecret, redirectUri };
  const provider = await startIdentityProvider({ ...client, host: HOST, port, people: demoIdentities(settings) });
  return {
    inboxUrl: inbox.url,
    providerUrl: provider.issuer,
    environment: {
      smtpUrl: inbox.smtpUrl,
      oidc: { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: client.clientId, OIDC_CLIENT_SECRET: clientSecret },
    },
    async stop() {
      await Promise.all([inbox.stop(), provider.stop()]);
    },
  };
}

interface Surroundings extends Place {
  smtpUrl: string;
  oidc: NodeJS.ProcessEnv;
  authorKey: string;
}

function environmentOf(config: StandaloneConfig, surroundings: Surroundings) {
  const { mongoUrl, smtpUrl, oidc, origin, settings, authorKey } = surroundings;
  const given = processEnvironment();
  return {
    PHOTO_DIR: photoFolder(config),
    FEEDBACK_AUTHOR_KEY: authorKey,
    // A provider of the institute's own goes before ours.
    ...(!given.OIDC_ISSUER && oidc),
    ...given,
    MONGO_URL: mongoUrl,
    LOG_LEVEL: config.LOG_LEVEL,
    PUBLIC_ORIGIN: origin,
    AUTH_REQUIRE_CONFIRMED_EMAIL: given.AUTH_REQUIRE_CONFIRMED_EMAIL ?? 'off',
    SMTP_URL: smtpUrl,
    PORTAL_PRESIDENT_EMAIL: config.PORTAL_PRESIDENT_EMAIL ?? `president@${settings.emailDomain}`,
  };
}

interface Filling {
  config: StandaloneConfig;
  mark: Awaited<ReturnType<typeof openDemoMarker>>;
  clock: ReturnType<typeof createAdjustableClock>;
  settings: InstituteSettings;
}

async function fill(services: ServiceGroup, { config, mark, clock, settings }: Filling) {
  if (config.empty) return mark.write('empty');
  await mark.write('making');
  const { auth, events, feedback, org, records } = services;
  await seedDemoInstitute(
    {
      auth: auth.useCases,
      events: events.useCases,
      feedback: feedback.useCases,
      org: org.useCases,
      records: records.useCases,
      settings,
      settle: () => services.settle(),
      setClock: (moment) => clock.set(moment),
    },
    { now: new Date(), scale: config.scale },
  );
  clock.set(null);
  return mark.write('made');
}
