import { SERVICES, type ServiceName } from '@portal/contracts';
import {
  connectStore,
  createLogger,
  createOutbox,
  loadSettings,
  openUseCases,
  processEnvironment,
  systemClock,
  type OpenUseCases,
  type ServiceOverrides,
} from '@portal/service-kit';
import type { StandaloneConfig } from '../config';
import { openDocumentStore } from '../document-store';
import { findRunningStoreUrl } from '../store-record';
import { openDeadLetters } from './dead-letters';

/** Where nobody is asked anything. */
const NOWHERE = 'http://127.0.0.1';
/** Commands neither give feedback nor look for its authors. */
const NO_AUTHORS = 'no command needs to know the key of authors';

type Overrides = Omit<ServiceOverrides, 'bus'>;

/** Only what a command needs is loaded: that is most of its time. */
const openers = {
  activity: async (overrides: Overrides) =>
    openUseCases((await import('@portal/activity-service')).activityService, overrides),
  auth: async (overrides: Overrides) => openUseCases((await import('@portal/auth-service')).authService, overrides),
  events: async (overrides: Overrides) =>
    openUseCases((await import('@portal/events-service')).eventsService, overrides),
  feedback: async (overrides: Overrides) =>
    openUseCases((await import('@portal/feedback-service')).feedbackService, overrides),
  org: async (overrides: Overrides) => openUseCases((await import('@portal/org-service')).orgService, overrides),
  records: async (overrides: Overrides) =>
    openUseCases((await import('@portal/records-service')).recordsService, overrides),
} satisfies Record<ServiceName, (overrides: Overrides) => Promise<OpenUseCases<unknown>>>;

export const isService = (name: string): name is ServiceName => (SERVICES as readonly string[]).includes(name);

/** What commands may ask for, on the store of the portal; whatever was opened is closed again. */
export function createServiceAccess(config: StandaloneConfig) {
  const opened: { close(): Promise<void> }[] = [];
  const logger = createLogger({ name: 'portal', level: config.LOG_LEVEL, destination: process.stderr });
  const keep = <T extends { close(): Promise<void> }>(one: T): T => {
    opened.push(one);
    return one;
  };
  let found: Promise<string> | undefined;
  const storeUrl = () => (found ??= findStore(config, keep));
  const databaseOf = (service: ServiceName) =>
    `${config.MONGO_URL ? config.PORTAL_DATABASE_PREFIX : 'portal_'}${service}`;

  async function overridesOf(service: ServiceName): Promise<Overrides> {
    const env = {
      AUTH_KEYSET_URL: NOWHERE,
      FEEDBACK_AUTHOR_KEY: NO_AUTHORS,
      // As the embedded start has it; services of their own ask for confirmed addresses.
      ...(!config.MONGO_URL && { AUTH_REQUIRE_CONFIRMED_EMAIL: 'off' }),
      ...processEnvironment(),
      LOG_LEVEL: config.LOG_LEVEL,
      MONGO_URL: await storeUrl(),
    };
    return { env, settings: await loadSettings(config.SETTINGS_FILE), logger, database: databaseOf(service) };
  }

  const storeOf = async (service: ServiceName) =>
    keep(await connectStore({ url: await storeUrl(), database: databaseOf(service), logger }));

  return {
    auth: async () => keep(await openers.auth(await overridesOf('auth'))).useCases,
    service: async (name: ServiceName): Promise<OpenUseCases<unknown>> =>
      keep(await openers[name](await overridesOf(name))),
    /** What a service told since it exists. */
    async historyOf(service: ServiceName) {
      const { connection } = await storeOf(service);
      const outbox = createOutbox({ connection, service, clock: systemClock });
      await outbox.buildIndexes();
      return outbox;
    },
    /** On the broker, or in the service's own store where the portal has none. */
    deadLettersOf: (service: ServiceName) => openDeadLetters(service, { url: config.AMQP_URL, logger, keep, storeOf }),
    async close() {
      for (const one of opened.reverse()) await one.close();
    },
  };
}

export type ServiceAccess = Omit<ReturnType<typeof createServiceAccess>, 'close'>;

/** That of MONGO_URL, that of the running portal, or the files of a stopped one. */
async function findStore(
  config: StandaloneConfig,
  keep: (store: { url: string; close(): Promise<void> }) => { url: string },
): Promise<string> {
  const running = config.MONGO_URL ?? (await findRunningStoreUrl(config));
  return running ?? keep(await openDocumentStore(config)).url;
}
