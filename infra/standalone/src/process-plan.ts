import { SERVICES, type ServiceName } from '@portal/contracts';
import { loadConfig } from '@portal/service-kit';
import * as z from 'zod';
import type { Program } from './supervisor';

const HOST = '127.0.0.1';
const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  MONGO_URL: z.string({ error: 'names the MongoDB to use, mongodb://...' }).min(1),
  AMQP_URL: z.string({ error: 'names the RabbitMQ to use, amqp://...' }).min(1),
  FEEDBACK_AUTHOR_KEY: z.string({ error: 'is a secret of at least 32 characters' }).min(32),
  PORT: port.default(8080),
  HOST: z.string().default(HOST),
  PUBLIC_ORIGIN: z.url().optional(),
  LOG_LEVEL: z.string().default('warn'),
  /** Prefix of every database, so that several portals can share one server. */
  PORTAL_DATABASE_PREFIX: z.string().default('portal_'),
  /** Off where the front ends are built already, or not needed. */
  PORTAL_BUILD: z.stringbool().default(true),
  /** The longest pause before a process that keeps ending is started again. */
  PORTAL_RESTART_SECONDS: z.coerce.number().int().min(1).default(30),
  AUTH_PORT: port.default(0),
  EVENTS_PORT: port.default(0),
  FEEDBACK_PORT: port.default(0),
  ORG_PORT: port.default(0),
  RECORDS_PORT: port.default(0),
  ACTIVITY_PORT: port.default(0),
});

type PortVariable = `${Uppercase<ServiceName>}_PORT`;
type FreePort = () => Promise<number>;

/** The processes of a portal and where each listens: one for each service, and the gateway. */
export async function planProcesses(env: NodeJS.ProcessEnv, freePort: FreePort) {
  const config = loadConfig(environment, env);
  const origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  const urls = await chooseUrls(config, freePort);
  // Each thread that decodes pictures would keep memory in an arena of its own.
  const shared = { MALLOC_ARENA_MAX: '1', ...env, LOG_LEVEL: config.LOG_LEVEL, PUBLIC_ORIGIN: origin };
  const services = SERVICES.map((name): Program => ({
    name,
    file: `services/${name}/src/main.ts`,
    url: urls[name],
    env: {
      ...shared,
      HOST,
      PORT: new URL(urls[name]).port,
      MONGO_DATABASE: `${config.PORTAL_DATABASE_PREFIX}${name}`,
      AUTH_URL: urls.auth,
      AUTH_KEYSET_URL: `${urls.auth}/auth/.well-known/jwks.json`,
    },
  }));
  const serviceUrlVariables = Object.fromEntries(SERVICES.map((name) => [`${name.toUpperCase()}_URL`, urls[name]]));
  const gateway: Program = {
    name: 'gateway',
    file: 'gateway/src/main.ts',
    url: `http://${HOST}:${config.PORT}`,
    env: { ...shared, ...serviceUrlVariables, HOST: config.HOST, PORT: `${config.PORT}` },
  };
  const maxRestartDelayMs = config.PORTAL_RESTART_SECONDS * 1_000;
  return { origin, build: config.PORTAL_BUILD, maxRestartDelayMs, programs: [...services, gateway] };
}

async function chooseUrls(ports: Record<PortVariable, number>, freePort: FreePort) {
  const urls = await Promise.all(
    SERVICES.map(async (name) => {
      const chosen = ports[`${name.toUpperCase() as Uppercase<typeof name>}_PORT`] || (await freePort());
      return [name, `http://${HOST}:${chosen}`] as const;
    }),
  );
  return Object.fromEntries(urls) as Record<ServiceName, string>;
}
