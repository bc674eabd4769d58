import { HOUR_MS, type ServiceName } from '@portal/contracts';
import type * as z from 'zod';
import type { Bus } from '../bus/bus';
import { closeStreams } from '../http/app';
import { isReady } from '../http/health';
import type { MailComposer } from '../mail/mail-worker';
import { queueOf, startConsumers } from '../messages/consumers';
import { newId } from '../ids';
import { fillEmptyCopies } from '../messages/rebuild';
import { createInbox } from '../messages/inbox';
import { createLease } from '../store/lease';
import type { Clock } from '../clock';
import { migrate } from '../store/migrations';
import type { Store } from '../store/store';
import { createServiceRuntime, type ServiceRuntime } from './service-runtime';
import { startJobs } from './jobs';
import { closeServer, listen } from './server';
import type { Job, RunningService, ServiceDefinition, ServiceOverrides } from './service';

/** How often the service looks for dead letters that an operator asked to deliver again. */
const REPLAY_INTERVAL_MS = 2_000;
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
  const runtime = await createServiceRuntime(definition, overrides);
  try {
    return await startParts(definition, runtime);
  } catch (error) {
    await runtime.close();
    throw error;
  }
}

async function startParts<S extends z.ZodObject, U>(
  definition: ServiceDefinition<S, U>,
  runtime: ServiceRuntime<Readonly<z.infer<S>>>,
): Promise<RunningService<U>> {
  const { context, idempotency, lag, drain, drainDelayMs, relay, mailWorker, address, close } = runtime;
  const { service, store, outbox, mails, bus, clock, logger, metrics, transaction } = context;
  const inbox = createInbox({ connection: store.connection, service, clock });
  metrics.watchReadiness(() => isReady(context.readiness));
  metrics.watchBus(() =>
    bus.ready().then(
      () => true,
      () => false,
    ),
  );
  const parts = await definition.build(context);
  for (const owner of [store, outbox, inbox, idempotency, context.limits]) await owner.buildIndexes();
  if (parts.composeMail) await mails.buildIndexes();
  await migrate(parts.migrations ?? [], { connection: store.connection, clock, logger });
  await parts.start?.();
  const consumers = await startConsumers({ ...context, subscriptions: parts.subscriptions, inbox, transaction, lag });
  relay.start();
  if (parts.composeMail) startMails(parts.composeMail, runtime);
  const replay: Job = { name: 'replay', intervalMs: REPLAY_INTERVAL_MS, run: replayRequested(bus, service) };
  const jobs = startJobs([...(parts.jobs ?? []), ...maintenanceJobs({ inbox, idempotency }), replay], {
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
    await mailWorker?.stop();
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
      await mailWorker?.flush();
    },
    republish: (since) => relay.republish(since),
    history: outbox.history,
    countUnhandled: consumers.countUnhandled,
    async fillEmptyCopies(historyOf) {
      const filled = await fillEmptyCopies(parts.readCopies ?? [], { store, transaction, historyOf });
      if (filled.length > 0) logger.info({ filled }, 'filled copies that were new');
    },
    stop: () => (stopped ??= stop()),
  };
}

function startMails(compose: MailComposer, { mailWorker, context }: ServiceRuntime<unknown>): void {
  if (!mailWorker) return context.logger.warn('without SMTP_URL mails wait in the queue');
  mailWorker.composeWith(compose);
  mailWorker.start();
}

function jobLeases(connection: Store['connection'], clock: Clock) {
  const holder = newId();
  return (name: string) => createLease({ connection, name, holder, clock, leaseMs: JOB_LEASE_MS });
}

function replayRequested(bus: Bus, service: ServiceName) {
  return async () => void (await bus.deadLetters(queueOf(service)).replayRequested());
}

function maintenanceJobs(owners: Record<string, { deleteExpired(): Promise<number> }>): Job[] {
  return Object.entries(owners).map(([name, owner]) => ({
    name: `delete expired ${name}`,
    intervalMs: HOUR_MS,
    run: async () => void (await owner.deleteExpired()),
  }));
}
