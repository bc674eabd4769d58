import type * as z from 'zod';
import { createAmqpBus } from '../bus/amqp-bus';
import type { Bus } from '../bus/bus';
import { systemClock } from '../clock';
import { ConfigError, loadConfig, loadSettings, serviceEnvironment, type ServiceConfig } from '../config/config';
import { closeStreams } from '../http/app';
import { createIdempotencyStore } from '../http/stored-idempotency';
import { startConsumers } from '../messages/consumers';
import { createInbox } from '../messages/inbox';
import { createOutbox } from '../messages/outbox';
import { createRelay } from '../messages/relay';
import { createLogger, type Logger } from '../observe/logger';
import { createMetrics } from '../observe/metrics';
import { connectStore } from '../store/store';
import { createTransaction } from '../store/transaction';
import { fetchKeySet } from '../tokens/fetch-key-set';
import { createTokenVerifier } from '../tokens/token-verifier';
import { startJobs } from './jobs';
import { closeServer, listen } from './server';
import type { Job, RunningService, ServiceContext, ServiceDefinition, ServiceOverrides } from './service';
import * as zod from 'zod';

const HOUR_MS = 3_600_000;

/**
 * Starts a service: connects, builds, makes indexes, starts consumers and relay, then listens. The result stops it
 * again: not ready at once, requests drained, consumers, relay and store closed, within 30 s.
 */
export async function runService<S extends z.ZodObject, U>(
  definition: ServiceDefinition<S, U>,
  overrides: ServiceOverrides = {},
): Promise<RunningService<U>> {
  const foundation = await layFoundation(definition, overrides);
  try {
    return await startParts(definition, foundation);
  } catch (error) {
    await foundation.close();
    throw error;
  }
}

type Foundation<C> = Awaited<ReturnType<typeof layFoundation>> & { context: ServiceContext<C> };

async function layFoundation<S extends z.ZodObject, U>(
  definition: ServiceDefinition<S, U>,
  overrides: ServiceOverrides,
) {
  const { service, schema } = definition;
  const env = overrides.env ?? {};
  const config = loadConfig(schema, env);
  const shared = loadConfig(zod.object(serviceEnvironment), env);
  const logger = overrides.logger ?? createLogger({ name: service, level: shared.LOG_LEVEL });
  const clock = overrides.clock ?? systemClock;
  const database = overrides.database ?? shared.MONGO_DATABASE ?? `portal_${service}`;
  const settings = overrides.settings ?? (await loadSettings(shared.SETTINGS_FILE));
  const bus = overrides.bus ?? openBus(shared, service, logger);
  const store = await connectStore({ url: shared.MONGO_URL, database, logger, onCommand: overrides.onCommand });
  const { connection } = store;
  const drain = { started: false };
  const metrics = createMetrics(service, { process: overrides.ownProcess ?? false });
  const idempotency = createIdempotencyStore(connection, clock);
  const context: ServiceContext<Readonly<z.infer<S>>> = {
    service,
    config,
    store,
    transaction: createTransaction(connection),
    outbox: createOutbox({ connection, service, clock }),
    tokens:
      overrides.tokens ??
      createTokenVerifier({
        keySet: fetchKeySet(shared.AUTH_KEYSET_URL),
        issuer: shared.TOKEN_ISSUER,
        audience: shared.TOKEN_AUDIENCE,
        clock,
      }),
    clock,
    logger,
    metrics,
    settings,
    bus,
    readiness: [
      { name: 'service', check: async () => refuseWhile(drain.started) },
      { name: 'store', check: () => store.ready() },
      { name: 'bus', check: () => bus.ready() },
    ],
    idempotency,
    requireConfirmedEmail: shared.AUTH_REQUIRE_CONFIRMED_EMAIL,
  };
  const close = async () => {
    if (!overrides.bus) await bus.close();
    await store.close();
  };
  const address = { host: overrides.host ?? shared.HOST, port: overrides.port ?? shared.PORT };
  return { context, idempotency, drain, shared, address, close };
}

async function startParts<S extends z.ZodObject, U>(
  definition: ServiceDefinition<S, U>,
  foundation: Foundation<Readonly<z.infer<S>>>,
): Promise<RunningService<U>> {
  const { context, idempotency, drain, shared, address, close } = foundation;
  const { service, store, outbox, bus, clock, logger, metrics, transaction } = context;
  const inbox = createInbox({ connection: store.connection, service, clock });
  const relay = createRelay({ connection: store.connection, bus, clock, logger, metrics });
  outbox.onCommitted = () => relay.nudge();
  const parts = await definition.build(context);
  for (const owner of [store, outbox, inbox, idempotency]) await owner.buildIndexes();
  await parts.start?.();
  const consumers = await startConsumers({ ...context, subscriptions: parts.subscriptions, inbox, transaction });
  relay.start();
  const jobs = startJobs([...(parts.jobs ?? []), ...upkeep({ inbox, idempotency })], logger);
  const server = await listen(parts.http, address);
  logger.info({ url: server.url }, `${service} serves`);
  const stop = async () => {
    drain.started = true;
    await closeServer(server, { delayMs: shared.DRAIN_DELAY_MS, beforeClose: () => closeStreams(parts.http) });
    await consumers.stop();
    await jobs.stop();
    await relay.stop();
    await parts.stop?.();
    await close();
    logger.info(`${service} stopped`);
  };
  let stopped: Promise<void> | undefined;
  return {
    service,
    url: server.url,
    http: parts.http,
    store,
    useCases: parts.useCases,
    flush: () => relay.flush(),
    stop: () => (stopped ??= stop()),
  };
}

function upkeep(owners: Record<string, { sweep(): Promise<number> }>): Job[] {
  return Object.entries(owners).map(([name, owner]) => ({
    name: `sweep ${name}`,
    everyMs: HOUR_MS,
    run: async () => void (await owner.sweep()),
  }));
}

async function refuseWhile(draining: boolean): Promise<void> {
  if (draining) throw new Error('the service is stopping');
}

function openBus({ AMQP_URL }: ServiceConfig, service: string, logger: Logger): Bus {
  if (!AMQP_URL)
    throw new ConfigError('The environment is not complete:\n  AMQP_URL: is needed without a bus of its own');
  return createAmqpBus({ url: AMQP_URL, name: service, logger });
}
