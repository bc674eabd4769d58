import { SERVICES, type ServiceName } from '@portal/contracts';
import type { BenchmarkStore } from './benchmark-store';
import type { Processes } from './processes';

/** What a page of such a portal names as its origin: its port is not known before it starts. */
export const BENCH_ORIGIN = 'http://localhost:8080';

export interface PortalOptions {
  processes: Processes;
  store: BenchmarkStore;
  /** Where the services find the key of the tokens; auth has its own. */
  keySetUrl: string;
}

/** Starts one service without a broker, as a process of its own; gives its URL. */
export async function startService(
  { processes, store, keySetUrl }: PortalOptions,
  name: ServiceName,
  { database = name, env = {} }: { database?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { ready } = await processes.start('infra/standalone/src/service-process.ts', [name], {
    MONGO_URL: store.url,
    MONGO_DATABASE: `${store.prefix}${database}`,
    AUTH_KEYSET_URL: keySetUrl,
    PORT: '0',
    LOG_LEVEL: 'error',
    ...env,
  });
  return ready;
}

/**
 * Starts auth, which the gateway asks for revocations, the services that are measured, each on the database of its name
 * and the suffix, and the gateway; gives the gateway's URL.
 */
export async function startPortal(
  options: PortalOptions,
  names: readonly ServiceName[],
  databaseSuffix = '',
  authEnv: NodeJS.ProcessEnv = {},
): Promise<string> {
  const auth = await startService(options, 'auth', { env: authEnv });
  const urls: NodeJS.ProcessEnv = {};
  for (const name of SERVICES) {
    // The gateway needs a URL of every service; no call goes to those that are not started.
    const isStarted = name !== 'auth' && names.includes(name);
    const url = isStarted ? await startService(options, name, { database: name + databaseSuffix }) : auth;
    urls[`${name.toUpperCase()}_URL`] = url;
  }
  const gateway = await options.processes.startServer('gateway/src/main.ts', {
    ...urls,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    PUBLIC_ORIGIN: BENCH_ORIGIN,
    // The load comes from one address, which the rate limit would refuse.
    PORTAL_REQUESTS_PER_MINUTE: '100000000',
    PORTAL_REQUESTS_PER_MINUTE_OF_PERSON: '100000000',
    PORTAL_PAGES_PER_MINUTE: '100000000',
  });
  return gateway.url;
}
