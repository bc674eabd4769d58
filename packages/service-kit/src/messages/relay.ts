import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@portal/contracts';
import type mongoose from 'mongoose';
import type { Bus } from '../bus/bus';
import { hourOf, type Clock } from '../clock';
import { newId } from '../ids';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import { retryDelayAfter } from '../retry-delay';
import { createLease } from '../store/lease';
import { outboxRows, type OutboxRow } from './outbox';
import { watchStalled } from './stalled';

/** Publishes what the outbox holds. */
export interface Relay {
  start(): void;
  /** Stops after the batch in hand. */
  stop(): Promise<void>;
  /** Resolves when the outbox is empty. */
  flush(): Promise<void>;
  /** Looks for new events at once instead of at the next poll. */
  wake(): void;
  /** Publishes everything again that was sent since then; consumers recognise events they have handled. */
  republish(since: Date): Promise<void>;
  /** Rejects while events wait without progress although the bus is there. */
  ready(): Promise<void>;
  /** For how long the oldest event has waited to be published; 0 while none waits. */
  waitingSeconds(): Promise<number>;
}

/** What a relay needs; the last five have defaults. */
export interface RelayOptions {
  connection: mongoose.Connection;
  bus: Bus;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  /** How long the outbox stays claimed by an instance that died; 5 s by default. */
  leaseMs?: number;
  /** How often to look without being woken, for what a dead instance left; 15 s by default. */
  pollMs?: number;
  /** How long the first event may wait while the bus is there, before the relay is not ready; one minute by default. */
  stalledAfterMs?: number;
  /** How long events gather after a batch, so that a busy service publishes many at once; 100 ms by default. */
  gatherMs?: number;
  /** Milliseconds to wait after the n-th failure in a row. */
  retryDelay?: (failures: number) => number;
}

const BATCH_SIZE = 100;
/** Shorter than consumers store their inbox rows, so that they recognise every repeated event. */
const REPUBLISH_WINDOW_MS = 7 * DAY_MS;

/**
 * Publishes outbox rows in order, with confirms, from whichever instance holds the lease. A row counts as sent only
 * after the bus accepted it, so a kill between the two repeats an event and never loses one.
 */
export function createRelay(options: RelayOptions): Relay {
  const {
    connection,
    bus,
    clock,
    logger,
    metrics,
    retryDelay = retryDelayAfter,
    leaseMs = 5_000,
    pollMs = 15_000,
    gatherMs = 100,
    stalledAfterMs = MINUTE_MS,
  } = options;
  const rows = outboxRows(connection);
  const lease = createLease({ connection, name: 'relay', holder: newId(), clock, leaseMs });
  let sleeping = new AbortController();
  /** Events were enqueued since the last pass began. */
  let isWoken = false;
  let isStopping = false;
  let loop: Promise<void> | undefined;
  let failures = 0;
  let retryAt = 0;
  let currentPass: Promise<PassOutcome> | undefined;
  const stallWatch = watchStalled({ rows, bus, logger, stalledAfterMs });

  function runPass(): Promise<PassOutcome> {
    currentPass ??= publishWaiting().finally(() => (currentPass = undefined));
    return currentPass;
  }

  async function publishWaiting(): Promise<PassOutcome> {
    // An idle relay must not claim the lease at every poll; after a wake-up there is surely something.
    if (!isWoken && !(await rows.findOne({ sentAt: null }, { projection: { _id: 1 } }))) return 'empty';
    isWoken = false;
    if (!(await lease.take())) return 'claimed elsewhere';
    for (;;) {
      const batch = await rows.find({ sentAt: null }).sort({ seq: 1 }).limit(BATCH_SIZE).toArray();
      if (batch.length > 0 && !(await publishBatch(batch))) return 'failed';
      failures = 0;
      if (batch.length < BATCH_SIZE) return 'empty';
      if (isStopping) return 'stopped';
    }
  }

  async function publishBatch(batch: OutboxRow[]): Promise<boolean> {
    const results = await Promise.allSettled(batch.map(async ({ event }) => bus.publish(event)));
    const idsOf = (status: string) => batch.filter((_, at) => results[at]?.status === status).map(({ _id }) => _id);
    const [sent, unsent] = [idsOf('fulfilled'), idsOf('rejected')];
    if (sent.length > 0) await rows.updateMany({ _id: { $in: sent } }, { $set: { sentAt: hourOf(clock.now()) } });
    metrics.published.inc({ outcome: 'sent' }, sent.length);
    if (unsent.length === 0) return true;
    metrics.published.inc({ outcome: 'failed' }, unsent.length);
    const err: unknown = results.find((result) => result.status === 'rejected')?.reason;
    logger.warn({ err, unsent: unsent.length }, 'events could not be published and stay in the outbox');
    await rows.updateMany({ _id: { $in: unsent } }, { $inc: { attempts: 1 } });
    return false;
  }

  async function sleepUnlessWoken(milliseconds: number): Promise<void> {
    sleeping = new AbortController();
    if (!isStopping) await sleep(milliseconds, undefined, { signal: sleeping.signal }).catch(() => undefined);
  }

  /**
   * Events of the next `gatherMs` go out as one batch, for which the outbox stays claimed. An instance that holds the
   * lease is soon done, so it is asked sooner.
   */
  async function pauseAfter(outcome: PassOutcome): Promise<void> {
    const until = Date.now() + (outcome === 'claimed elsewhere' ? 2 * gatherMs : pollMs);
    const gathered = Date.now() + gatherMs;
    while (!isStopping && Date.now() < gathered) await sleepUnlessWoken(gathered - Date.now());
    if (!isWoken) await lease.release();
    while (!isStopping && !isWoken && Date.now() < until) await sleepUnlessWoken(until - Date.now());
  }

  /** New events must not shorten this pause: the broker would be asked again with every write. */
  async function pauseAfterFailure(): Promise<void> {
    await lease.release();
    failures += 1;
    retryAt = Date.now() + retryDelay(failures);
    while (!isStopping && Date.now() < retryAt) await sleepUnlessWoken(retryAt - Date.now());
  }

  async function publishUntilStopped(): Promise<void> {
    while (!isStopping) {
      const outcome = await runPass().catch((err: unknown) => {
        logger.error({ err }, 'the relay could not read or mark the outbox');
        return 'failed' as const;
      });
      if (outcome === 'failed') await pauseAfterFailure();
      else await pauseAfter(outcome);
    }
    await lease.release();
  }

  function wake(): void {
    isWoken = true;
    sleeping.abort();
  }

  function retryNow(): void {
    retryAt = 0;
    wake();
  }

  async function republish(since: Date): Promise<void> {
    await rows.updateMany({ sentAt: { $gte: hourOf(since) } }, { $set: { sentAt: null } });
    retryNow();
  }

  return {
    start() {
      bus.watch({
        back: retryNow,
        lost: () => republish(new Date(clock.now().getTime() - REPUBLISH_WINDOW_MS)),
      });
      metrics.watchOutbox(async () => rows.countDocuments({ sentAt: null }));
      metrics.watchRelay(async () => stallWatch.seconds());
      stallWatch.start();
      loop ??= publishUntilStopped();
    },
    async stop() {
      isStopping = true;
      sleeping.abort();
      await stallWatch.stop();
      await loop;
    },
    ready: () => stallWatch.ready(),
    async waitingSeconds() {
      const [oldest] = await rows.find({ sentAt: null }).sort({ seq: 1 }).limit(1).toArray();
      return oldest ? (clock.now().getTime() - Date.parse(oldest.event.time)) / SECOND_MS : 0;
    },
    async flush() {
      // A pass under way may have read the outbox before the last row came.
      await currentPass?.catch(() => undefined);
      for (let tries = 1; (await runPass()) !== 'empty'; tries += 1) await sleep(Math.min(retryDelay(tries), 250));
      if (!loop) await lease.release();
    },
    wake,
    republish,
  };
}

type PassOutcome = 'empty' | 'claimed elsewhere' | 'failed' | 'stopped';
