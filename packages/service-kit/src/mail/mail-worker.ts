import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@portal/contracts';
import type mongoose from 'mongoose';
import type { Clock } from '../clock';
import { newId } from '../ids';
import { createLease } from '../store/lease';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import { retryDelayAfter } from '../retry-delay';
import type { Email } from './email';
import { MAIL_RETENTION_MS, mailRows, type Mail, type MailRow } from './mail-queue';
import { classifySmtpError, type MailTransport } from './transport';

/** Writes a mail at the moment it is sent; null when there is nothing to send any more. */
export type MailComposer = (mail: Mail) => Promise<Email | null>;

/** Sends the mails of the queue. */
export interface MailWorker {
  /** Sets who writes the mails; until then nothing is sent. */
  composeWith(compose: MailComposer): void;
  start(): void;
  /** Stops after the mails in hand. */
  stop(): Promise<void>;
  /** Resolves when everything that is due has been tried. */
  flush(): Promise<void>;
  /** Looks for new mails at once instead of at the next poll. */
  wake(): void;
}

/** What a mail worker needs; the last three have defaults. */
export interface MailWorkerOptions {
  connection: mongoose.Connection;
  transport: MailTransport;
  /** The right side of every Message-ID. */
  domain: string;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  /** How long the queue stays claimed by an instance that died; 10 s by default. */
  leaseMs?: number;
  /** How often to look without being woken; 1 s by default. */
  pollMs?: number;
  /** Milliseconds to wait after the n-th failure. */
  retryDelay?: (failures: number) => number;
}

const BATCH_SIZE = 5;
const GIVE_UP_AFTER_MS = DAY_MS;
/** No mail waits longer for its next try: a later time comes from a clock that was ahead. */
const LONGEST_WAIT_MS = HOUR_MS;

function isDueAt(now: Date) {
  return { $or: [{ dueAt: { $lte: now } }, { dueAt: { $gt: new Date(now.getTime() + LONGEST_WAIT_MS) } }] };
}

/**
 * Sends mails from whichever instance holds the lease, and retries for a day. A kill between the mail server's answer
 * and our record of it sends a mail again, under the same Message-ID.
 */
export function createMailWorker(options: MailWorkerOptions): MailWorker {
  const { connection, clock, logger, leaseMs = 10_000, pollMs = 1_000 } = options;
  const rows = mailRows(connection);
  const lease = createLease({ connection, name: 'mail', holder: newId(), clock, leaseMs });
  let sendBatch: ((batch: readonly MailRow[]) => Promise<void>) | undefined;
  let sleeping = new AbortController();
  let isStopping = false;
  let loop: Promise<void> | undefined;
  let currentPass: Promise<void> | undefined;

  async function findDue(limit: number): Promise<MailRow[]> {
    return rows
      .find({ state: 'waiting', ...isDueAt(clock.now()) })
      .sort({ dueAt: 1 })
      .limit(limit)
      .toArray();
  }

  async function runPass(): Promise<void> {
    currentPass ??= sendDue().finally(() => (currentPass = undefined));
    return currentPass;
  }

  async function sendDue(): Promise<void> {
    if (!sendBatch || (await findDue(1)).length === 0 || !(await lease.take())) return;
    try {
      for (let batch = await findDue(BATCH_SIZE); batch.length > 0 && !isStopping; batch = await findDue(BATCH_SIZE)) {
        await sendBatch(batch);
      }
    } finally {
      await lease.release();
    }
  }

  async function sendUntilStopped(): Promise<void> {
    while (!isStopping) {
      sleeping = new AbortController();
      await runPass().catch((err: unknown) => logger.error({ err }, 'the mail queue could not be read or marked'));
      if (!isStopping) await sleep(pollMs, undefined, { signal: sleeping.signal }).catch(() => undefined);
    }
  }

  return {
    composeWith(compose) {
      sendBatch = createBatchSender(compose, options);
    },
    start() {
      loop ??= sendUntilStopped();
    },
    async stop() {
      isStopping = true;
      sleeping.abort();
      await loop;
      await currentPass;
      options.transport.close();
    },
    async flush() {
      while (sendBatch && !isStopping && (await findDue(1)).length > 0) {
        await runPass();
        if ((await findDue(1)).length > 0) await sleep(20);
      }
    },
    wake: () => sleeping.abort(),
  };
}

/** Tries the mails of a batch at the same time and records the outcome of each. */
function createBatchSender(compose: MailComposer, options: MailWorkerOptions) {
  const { connection, transport, domain, clock, logger, metrics, retryDelay = retryDelayAfter } = options;
  const rows = mailRows(connection);
  let failuresOfServer = 0;

  async function attempt(row: MailRow): Promise<void> {
    const { _id: id, kind, userId, to, data, queuedAt } = row;
    const email = await compose({ id, kind, userId, to, data, queuedAt });
    if (!email) return end(row, 'dropped');
    await transport.send({ ...email, to, messageId: `<${id}@${domain}>` });
    failuresOfServer = 0;
    await end(row, 'sent');
  }

  async function end(row: MailRow, outcome: 'sent' | 'failed' | 'dropped'): Promise<void> {
    metrics.mails.inc({ outcome });
    if (outcome === 'dropped') return void (await rows.deleteOne({ _id: row._id }));
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + MAIL_RETENTION_MS);
    const ended = { $set: { state: outcome, endedAt: now, expiresAt }, $inc: { attempts: 1 } };
    await rows.updateOne({ _id: row._id }, ended);
  }

  async function postpone(row: MailRow, error: unknown): Promise<void> {
    const { code, isServerAway } = classifySmtpError(error);
    const now = clock.now();
    const about = { mailId: row._id, kind: row.kind, attempts: row.attempts + 1, reason: code };
    if (now.getTime() - row.queuedAt.getTime() >= GIVE_UP_AFTER_MS) {
      logger.error(about, 'a mail was given up after a day');
      return end(row, 'failed');
    }
    metrics.mails.inc({ outcome: 'tried' });
    logger.warn(about, 'a mail could not be sent yet');
    if (isServerAway) failuresOfServer += 1;
    const wait = retryDelay(Math.max(row.attempts + 1, isServerAway ? failuresOfServer : 0));
    const dueAt = new Date(now.getTime() + wait);
    await rows.updateOne({ _id: row._id }, { $set: { dueAt }, $inc: { attempts: 1 } });
    // Each of the other mails would wait for the same time-out.
    if (isServerAway) await rows.updateMany({ state: 'waiting', ...isDueAt(now) }, { $set: { dueAt } });
  }

  return async (batch: readonly MailRow[]): Promise<void> => {
    await Promise.all(batch.map((row) => attempt(row).catch((error: unknown) => postpone(row, error))));
  };
}
