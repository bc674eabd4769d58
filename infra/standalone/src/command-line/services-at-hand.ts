import { authService } from '@portal/auth-service';
import { createLogger, loadSettings, openUseCases, processEnvironment } from '@portal/service-kit';
import type { StandaloneConfig } from '../config';
import { openDocumentStore } from '../document-store';
import { findRunningStore } from '../running-store';

/** Where nobody is asked anything. */
const NOWHERE = 'http://127.0.0.1';

/** The use cases that commands may ask for, on the store of the portal; whatever was opened is closed again. */
export function servicesAtHand(config: StandaloneConfig) {
  const opened: { close(): Promise<void> }[] = [];

  /** That of MONGO_URL, that of the running portal, or the files of a stopped one. */
  async function storeUrl(): Promise<string> {
    const running = config.MONGO_URL ?? (await findRunningStore(config));
    if (running) return running;
    const store = await openDocumentStore(config);
    opened.push(store);
    return store.url;
  }

  return {
    async auth() {
      const given = processEnvironment();
      const env = {
        AUTH_KEYSET_URL: NOWHERE,
        // As the embedded start has it; services of their own ask for confirmed addresses.
        ...(!config.MONGO_URL && { AUTH_REQUIRE_CONFIRMED_EMAIL: 'off' }),
        ...given,
        LOG_LEVEL: config.LOG_LEVEL,
        MONGO_URL: await storeUrl(),
      };
      const service = await openUseCases(authService, {
        env,
        settings: await loadSettings(config.SETTINGS_FILE),
        logger: createLogger({ name: 'portal', level: config.LOG_LEVEL, destination: process.stderr }),
        ...(config.MONGO_URL && { database: `${config.PORTAL_DATABASE_PREFIX}auth` }),
      });
      opened.push(service);
      return service.useCases;
    },

    async close() {
      for (const one of opened.reverse()) await one.close();
    },
  };
}

export type ServicesAtHand = Pick<ReturnType<typeof servicesAtHand>, 'auth'>;
