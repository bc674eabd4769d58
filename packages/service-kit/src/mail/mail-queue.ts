import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@portal/contracts';
import type mongoose from 'mongoose';
import type { Clock } from '../clock';
import { nativeDatabase, type Session } from '../store/store';
import { collectWrites } from '../store/collected-writes';
import { afterCommit } from '../store/transaction';

/** A mail that a use case asks for: its recipient and its kind. Its text is written when it is sent. */
export interface NewMail {
  /** By which the service's MailComposer knows what to write. */
  kind: string;
  /** The account it is about; null where the address has none. */
  userId: string | null;
  to: string;
  /** What else the text needs; never a secret, because it is stored. */
  data?: Record<string, unknown>;
}

/** A mail of the queue. */
export interface Mail extends Required<NewMail> {
  id: string;
  queuedAt: Date;
}

/** A row of the queue. Rows of sent and failed mails stay for thirty days. */
export interface MailRow extends Omit<Mail, 'id'> {
  _id: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** When to try next. */
  dueAt: Date;
  endedAt: Date | null;
  expiresAt: Date;
}

/** Writes mails into the service's own database, in the transaction that makes them true. */
export interface Mails {
  enqueue(session: Session, mail: NewMail): Promise<void>;
  buildIndexes(): Promise<void>;
}

/** What the mail queue needs. */
export interface MailsOptions {
  connection: mongoose.Connection;
  clock: Clock;
  /** Called after each commit of a transaction that enqueued a mail. */
  wakeMailWorker?: () => void;
}

/** How long the row of a sent or failed mail is stored. */
export const MAIL_RETENTION_MS = 30 * DAY_MS;
/** The worker gives up after a day; the rest of the time is for a portal that has no mail server yet. */
const MAX_WAIT_MS = 31 * DAY_MS;

/** The rows of the queue. */
export function mailRows(connection: mongoose.Connection) {
  return nativeDatabase(connection).collection<MailRow>('mails');
}

/** The mail queue of a service. */
export function createMails({ connection, clock, wakeMailWorker }: MailsOptions): Mails {
  const rows = mailRows(connection);
  const enqueue = collectWrites<NewMail>(async (mails, session) => {
    const now = clock.now();
    const times = { queuedAt: now, dueAt: now, endedAt: null, expiresAt: new Date(now.getTime() + MAX_WAIT_MS) };
    const waiting = { state: 'waiting', attempts: 0, ...times } as const;
    const added = mails.map(({ data = {}, ...mail }) => ({ _id: randomUUID(), ...mail, data, ...waiting }));
    await rows.insertMany(added, { session });
    if (wakeMailWorker) afterCommit(session, wakeMailWorker);
  });
  return {
    enqueue: (session, mail) => enqueue(mail, session),
    async buildIndexes() {
      await rows.createIndexes([{ key: { state: 1, dueAt: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }]);
    },
  };
}
