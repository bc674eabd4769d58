import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';
import type { Bus } from '../bus/bus';
import { hourOf, type Clock } from '../clock';
import { newId } from '../ids';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import { createLease } from './lease';
import { outboxRows, type OutboxRow } from './outbox';

/** Publishes what the outbox holds. */
export interface Relay {
  start(): void;
  /** Stops after the batch in hand. */
  stop(): Promise<void>;
  /** Resolves when the outbox is empty. */
  flush(): Promise<void>;
  /** Says that there may be something to publish. */
  nudge(): void;
  /** Publishes everything again that was sent since then; consumers recognise what they have seen. */
  republish(since: Date): Promise<void>;
}

/** What a relay needs; the last four have defaults. */
export interface RelayOptions {
  connection: mongoose.Connection;
  bus: Bus;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  /** How long the outbox stays claimed by an instance that died; 5 s by default. */
  leaseMs?: number;
  /** How often to look without being nudged; 1 s by default. */
  pollMs?: number;
  /** How long events gather after a batch, so that a busy service publishes many at once; 50 ms by default. */
  gatherMs?: number;
  /** Milliseconds to wait after the n-th failure in a row. */
  retryDelay?: (failures: number) => number;
}

const BATCH = 100;
/** Shorter than consumers keep their inbox rows, so that a repeated event is always recognised. */
const REPUBLISH_WINDOW_MS = 7 * 86_400_000;

/** 1 s doubling to 60 s, with up to a quarter of it random. */
export function relayDelay(failures: number, random = Math.random): number {
  return Math.min(1000 * 2 ** (failures - 1), 60_000) * (1 - random() / 4);
}

/**
 * Publishes outbox rows in order, with confirms, from whichever instance holds the lease. A row counts as sent only
 * after the bus accepted it, so a kill between the two repeats an event and never loses one.
 */
export function createRelay(options: RelayOptions): Relay {
  const { connection, bus, clock, logger, metrics, retryDelay = relayDelay } = options;
  const { leaseMs = 5_000, pollMs = 1_000, gatherMs = 50 } = options;
  const rows = outboxRows(connection);
  const lease = createLease({ connection, name: 'relay', holder: newId(), clock, leaseMs });
  let wake = new AbortController();
  let nudged = false;
  let stopping = false;
  let loop: Promise<void> | undefined;
  let failures = 0;
  let retryAt = 0;
  let pass: Promise<PassOutcome> | undefined;

  const runPass = () => {
    pass ??= publishWaiting().finally(() => (pass = undefined));
    return pass;
  };

  async function publishWaiting(): Promise<PassOutcome> {
    // Who was nudged need not ask whether there is anything.
    if (!nudged && !(await rows.findOne({ sentAt: null }, { projection: { _id: 1 } }))) return 'empty';
    nudged = false;
    if (!(await lease.take())) return 'claimed elsewhere';
    try {
      for (;;) {
        const batch = await rows.find({ sentAt: null }).sort({ seq: 1 }).limit(BATCH).toArray();
        if (batch.length > 0 && !(await publishBatch(batch))) return 'failed';
        failures = 0;
        if (batch.length < BATCH) return 'empty';
        if (stopping) return 'stopped';
      }
    } finally {
      await lease.release();
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

  async function pause(milliseconds: number) {
    wake = new AbortController();
    if (!stopping) await sleep(milliseconds, undefined, { signal: wake.signal }).catch(() => undefined);
  }

  /** What comes meanwhile goes with the next batch; an instance that works on the outbox is soon done with it. */
  async function pauseAfter(outcome: PassOutcome) {
    const until = Date.now() + (outcome === 'claimed elsewhere' ? 2 * gatherMs : pollMs);
    const gathered = Date.now() + gatherMs;
    while (!stopping && Date.now() < gathered) await pause(gathered - Date.now());
    while (!stopping && !nudged && Date.now() < until) await pause(until - Date.now());
  }

  async function keepPublishing() {
    while (!stopping) {
      const outcome = await runPass().catch((err: unknown) => {
        logger.error({ err }, 'the relay could not read or mark the outbox');
        return 'failed' as const;
      });
      if (outcome === 'failed') await pauseAfterFailure();
      else await pauseAfter(outcome);
    }
  }

  /** New events must not cut the pause short: the broker would be asked again with every write. */
  async function pauseAfterFailure() {
    failures += 1;
    retryAt = Date.now() + retryDelay(failures);
    while (!stopping && Date.now() < retryAt) await pause(retryAt - Date.now());
  }

  function nudge() {
    nudged = true;
    wake.abort();
  }

  function endPause() {
    retryAt = 0;
    nudge();
  }

  return {
    start() {
      bus.watch({
        back: endPause,
        lost: async () => this.republish(new Date(clock.now().getTime() - REPUBLISH_WINDOW_MS)),
      });
      metrics.watchOutbox(async () => rows.countDocuments({ sentAt: null }));
      loop ??= keepPublishing();
    },
    async stop() {
      stopping = true;
      wake.abort();
      await loop;
    },
    async flush() {
      // A pass under way may have read the outbox before the last row came.
      await pass?.catch(() => undefined);
      for (let tries = 1; (await runPass()) !== 'empty'; tries += 1) await sleep(Math.min(retryDelay(tries), 250));
    },
    nudge,
    async republish(since) {
      await rows.updateMany({ sentAt: { $gte: hourOf(since) } }, { $set: { sentAt: null } });
      endPause();
    },
  };
}

type PassOutcome = 'empty' | 'claimed elsewhere' | 'failed' | 'stopped';
