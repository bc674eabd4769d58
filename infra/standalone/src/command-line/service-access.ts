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
import { recordPassphraseFile, signingPassphraseFile } from '../data-folder';
import { openDocumentStore, readBrokerMark } from '../document-store';
import { readKey } from '../keys';
import { findRunningStoreUrl } from '../store-record';
import { openDeadLetters } from './dead-letters';
import { placeOf, repairFiles, requireDatabase, requireFiles, withoutCredentials } from './places';

/** Services ask for it at their start; commands verify no tokens. */
const UNUSED_KEYSET_URL = 'http://127.0.0.1';
/** Services ask for it at their start; commands neither give feedback nor look for its authors. */
const UNUSED_AUTHOR_KEY = 'no command needs to know the key of authors';

type Overrides = Omit<ServiceOverrides, 'bus'>;

/** Each service is loaded only when a command needs it, since loading takes most of a command's time. */
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

export type ServiceAccess = ReturnType<typeof createServiceAccess>;

export const isService = (name: string): name is ServiceName => (SERVICES as readonly string[]).includes(name);

/** What commands use of the services, on the store of the portal; `close` closes whatever was opened. */
export function createServiceAccess(config: StandaloneConfig) {
  const opened: { close(): Promise<void> }[] = [];
  const logger = createLogger({ name: 'portal', level: config.LOG_LEVEL, destination: process.stderr });
  const prefix = config.MONGO_URL ? config.PORTAL_DATABASE_PREFIX : 'portal_';
  let foundStoreUrl: Promise<string> | undefined;

  function closeLater<T extends { close(): Promise<void> }>(resource: T): T {
    opened.push(resource);
    return resource;
  }

  /** What the command has looked at, as operators name it. */
  const looked = new Set<string>();

  /** That of MONGO_URL, that of the running portal, or the files of a stopped one; where there are none, none are made. */
  async function findStoreUrl(): Promise<string> {
    const url = config.MONGO_URL ?? (await findRunningStoreUrl(config));
    if (url) return url;
    requireFiles(config);
    return closeLater(await openDocumentStore(config)).url;
  }

  async function storeOptions(service: ServiceName) {
    const url = await (foundStoreUrl ??= findStoreUrl());
    const options = { url, database: `${prefix}${service}`, logger };
    looked.add(placeOf(config));
    await requireDatabase(config, options);
    return options;
  }

  async function openStore(service: ServiceName) {
    return closeLater(await connectStore(await storeOptions(service)));
  }

  function repairStore() {
    looked.add(placeOf(config));
    return repairFiles(config);
  }

  async function overridesOf(service: ServiceName): Promise<Overrides> {
    const { url, database } = await storeOptions(service);
    const env = {
      AUTH_KEYSET_URL: UNUSED_KEYSET_URL,
      FEEDBACK_AUTHOR_KEY: UNUSED_AUTHOR_KEY,
      RECORDS_KEY_PASSPHRASE: await readKey(recordPassphraseFile(config)),
      // Of the embedded start; services on their own get theirs from the environment.
      AUTH_KEY_PASSPHRASE: await readKey(signingPassphraseFile(config)),
      // The embedded start does not ask people to confirm their address; services on their own do.
      ...(!config.MONGO_URL && { AUTH_REQUIRE_CONFIRMED_EMAIL: 'off' }),
      ...processEnvironment(),
      LOG_LEVEL: config.LOG_LEVEL,
      MONGO_URL: url,
    };
    return { env, settings: await loadSettings(config.SETTINGS_FILE), logger, database };
  }

  const openAuth = async () => closeLater(await openers.auth(await overridesOf('auth'))).useCases;
  const openRecords = async () => closeLater(await openers.records(await overridesOf('records'))).useCases;

  async function openService(name: ServiceName): Promise<OpenUseCases<unknown>> {
    return closeLater(await openers[name](await overridesOf(name)));
  }

  /** Every event that a service has ever sent. */
  async function openHistory(service: ServiceName) {
    const { connection } = await openStore(service);
    const outbox = createOutbox({ connection, service, clock: systemClock });
    await outbox.buildIndexes();
    return outbox;
  }

  async function deadLettersOf(service: ServiceName) {
    const { AMQP_URL: amqpUrl } = config;
    if (amqpUrl) looked.add(`the broker of ${withoutCredentials(amqpUrl)}`);
    return openDeadLetters(service, { amqpUrl, mayHaveBroker, logger, closeLater, openStore });
  }

  /** Services on a MongoDB that no `npm start` has used are on their own, and then they have a broker. */
  async function mayHaveBroker(): Promise<boolean> {
    const mark = await readBrokerMark(await (foundStoreUrl ??= findStoreUrl()));
    return mark === null ? config.MONGO_URL !== undefined : mark === 'used';
  }

  async function close(): Promise<void> {
    for (const resource of opened.toReversed()) await resource.close();
  }

  return { looked, openAuth, openRecords, openService, openHistory, deadLettersOf, repairStore, close };
}
