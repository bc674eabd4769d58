import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';
import type { Clock } from '../clock';
import { newId } from '../ids';
import { createLease } from '../messages/lease';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import type { Letter } from './letter';
import { KEEP_MAIL_MS, mailRows, type Mail, type MailRow } from './mails';
import { reasonOf, type MailTransport } from './transport';

/** Writes the letter of a mail when it is to be sent; null when there is nothing to send any more. */
export type Compose = (mail: Mail) => Promise<Letter | null>;

/** Sends what the queue holds. */
export interface Postman {
  start(): void;
  /** Stops after the letters in hand. */
  stop(): Promise<void>;
  /** Resolves when everything that is due has been tried. */
  flush(): Promise<void>;
  /** Says that there may be something to send. */
  nudge(): void;
}

/** What a postman needs; the last three have defaults. */
export interface PostmanOptions {
  connection: mongoose.Connection;
  compose: Compose;
  transport: MailTransport;
  /** The right side of every Message-ID. */
  domain: string;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  /** How long the queue stays claimed by an instance that died; 10 s by default. */
  leaseMs?: number;
  /** How often to look without being nudged; 1 s by default. */
  pollMs?: number;
  /** Milliseconds to wait after the n-th failure. */
  retryDelay?: (failures: number) => number;
}

const AT_ONCE = 5;
const GIVE_UP_AFTER_MS = 86_400_000;

/** 1 s doubling to 60 s, with up to a quarter of it random. */
export function mailDelay(failures: number, random = Math.random): number {
  return Math.min(1000 * 2 ** (Math.min(failures, 10) - 1), 60_000) * (1 - random() / 4);
}

/**
 * Sends mails from whichever instance holds the lease, and goes on trying for a day. A kill between the server's yes
 * and our note of it sends a letter again, under the same Message-ID.
 */
export function createPostman(options: PostmanOptions): Postman {
  const { connection, clock, logger, leaseMs = 10_000, pollMs = 1_000 } = options;
  const rows = mailRows(connection);
  const round = createRound(options);
  const lease = createLease({ connection, name: 'mail', holder: newId(), clock, leaseMs });
  let wake = new AbortController();
  let stopping = false;
  let loop: Promise<void> | undefined;
  let pass: Promise<void> | undefined;

  const due = (limit: number) =>
    rows
      .find({ state: 'waiting', dueAt: { $lte: clock.now() } })
      .sort({ dueAt: 1 })
      .limit(limit)
      .toArray();

  const runPass = () => {
    pass ??= sendDue().finally(() => (pass = undefined));
    return pass;
  };

  async function sendDue(): Promise<void> {
    if ((await due(1)).length === 0 || !(await lease.take())) return;
    try {
      for (let batch = await due(AT_ONCE); batch.length > 0 && !stopping; batch = await due(AT_ONCE)) {
        await round(batch);
      }
    } finally {
      await lease.release();
    }
  }

  async function keepSending(): Promise<void> {
    while (!stopping) {
      wake = new AbortController();
      await runPass().catch((err: unknown) => logger.error({ err }, 'the mail queue could not be read or marked'));
      if (!stopping) await sleep(pollMs, undefined, { signal: wake.signal }).catch(() => undefined);
    }
  }

  return {
    start() {
      loop ??= keepSending();
    },
    async stop() {
      stopping = true;
      wake.abort();
      await loop;
      await pass;
      options.transport.close();
    },
    async flush() {
      while (!stopping && (await due(1)).length > 0) {
        await runPass();
        if ((await due(1)).length > 0) await sleep(20);
      }
    },
    nudge: () => wake.abort(),
  };
}

/** Tries a few mails at once and notes what became of each. */
function createRound(options: PostmanOptions) {
  const { connection, compose, transport, domain, clock, logger, metrics, retryDelay = mailDelay } = options;
  const rows = mailRows(connection);
  let failuresOfServer = 0;

  async function attempt(row: MailRow): Promise<void> {
    const { _id: id, kind, userId, to, data, queuedAt } = row;
    const letter = await compose({ id, kind, userId, to, data, queuedAt });
    if (!letter) return end(row, 'dropped');
    await transport.send({ ...letter, to, messageId: `<${id}@${domain}>` });
    failuresOfServer = 0;
    await end(row, 'sent');
  }

  async function end(row: MailRow, outcome: 'sent' | 'failed' | 'dropped'): Promise<void> {
    metrics.mails.inc({ outcome });
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + KEEP_MAIL_MS);
    if (outcome === 'dropped') await rows.deleteOne({ _id: row._id });
    else
      await rows.updateOne(
        { _id: row._id },
        { $set: { state: outcome, endedAt: now, expiresAt }, $inc: { attempts: 1 } },
      );
  }

  async function postpone(row: MailRow, error: unknown): Promise<void> {
    const { code, isServerAway } = reasonOf(error);
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
    // The others need not each find out that nobody is there.
    if (isServerAway) await rows.updateMany({ state: 'waiting', dueAt: { $lte: now } }, { $set: { dueAt } });
  }

  return async (batch: readonly MailRow[]): Promise<void> => {
    await Promise.all(batch.map((row) => attempt(row).catch((error: unknown) => postpone(row, error))));
  };
}
