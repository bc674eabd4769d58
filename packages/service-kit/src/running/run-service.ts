import type { ServiceName } from '@portal/contracts';
import type * as z from 'zod';
import type { Bus } from '../bus/bus';
import { closeStreams } from '../http/app';
import { isReady } from '../http/health';
import { startPostman } from '../mail/start-postman';
import { queueOf, startConsumers } from '../messages/consumers';
import { newId } from '../ids';
import { createInbox } from '../messages/inbox';
import { createLease } from '../messages/lease';
import { createRelay } from '../messages/relay';
import type { Clock } from '../clock';
import type { Store } from '../store/store';
import { layFoundation, type Foundation } from './foundation';
import { startJobs } from './jobs';
import { closeServer, listen } from './server';
import type { Job, RunningService, ServiceDefinition, ServiceOverrides } from './service';

const HOUR_MS = 3_600_000;
/** How soon dead letters that a command asked for are delivered again. */
const REPLAY_EVERY_MS = 2_000;
/** How long a job waits for another instance when the one that ran it died. */
const JOB_LEASE_MS = 15_000;

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

async function startParts<S extends z.ZodObject, U>(
  definition: ServiceDefinition<S, U>,
  foundation: Foundation<Readonly<z.infer<S>>>,
): Promise<RunningService<U>> {
  const { context, idempotency, drain, drainDelayMs, address, close } = foundation;
  const { service, store, outbox, bus, clock, logger, metrics, transaction } = context;
  const inbox = createInbox({ connection: store.connection, service, clock });
  const relay = createRelay({ connection: store.connection, bus, clock, logger, metrics });
  outbox.onCommitted = () => relay.nudge();
  metrics.watchReadiness(() => isReady(context.readiness));
  const parts = await definition.build(context);
  for (const owner of [store, outbox, inbox, idempotency]) await owner.buildIndexes();
  const postman = await startPostman(parts.letters, foundation);
  await parts.start?.();
  const consumers = await startConsumers({ ...context, subscriptions: parts.subscriptions, inbox, transaction });
  relay.start();
  const replay: Job = { name: 'replay', everyMs: REPLAY_EVERY_MS, run: replayAsked(bus, service) };
  const jobs = startJobs([...(parts.jobs ?? []), ...upkeep({ inbox, idempotency }), replay], {
    logger,
    leaseOf: jobLeases(store.connection, clock),
  });
  const server = await listen(parts.http, address);
  logger.info({ url: server.url }, `${service} serves`);
  const stop = async () => {
    drain.started = true;
    await closeServer(server, { delayMs: drainDelayMs, beforeClose: () => closeStreams(parts.http) });
    await consumers.stop();
    await jobs.stop();
    await relay.stop();
    await postman?.stop();
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
    async flush() {
      await relay.flush();
      await postman?.flush();
    },
    republish: (since) => relay.republish(since),
    stop: () => (stopped ??= stop()),
  };
}

function jobLeases(connection: Store['connection'], clock: Clock) {
  const holder = newId();
  return (name: string) => createLease({ connection, name, holder, clock, leaseMs: JOB_LEASE_MS });
}

function replayAsked(bus: Bus, service: ServiceName) {
  return async () => void (await bus.deadLetters(queueOf(service)).replayAsked());
}

function upkeep(owners: Record<string, { sweep(): Promise<number> }>): Job[] {
  return Object.entries(owners).map(([name, owner]) => ({
    name: `sweep ${name}`,
    everyMs: HOUR_MS,
    run: async () => void (await owner.sweep()),
  }));
}
