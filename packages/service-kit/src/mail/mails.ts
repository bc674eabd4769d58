import { randomUUID } from 'node:crypto';
import type mongoose from 'mongoose';
import type { Clock } from '../clock';
import { createCollection, nativeDatabase, type Session } from '../store/store';

/** A mail as a use case states it: to whom, and of which kind. What it says is made when it is sent. */
export interface NewMail {
  /** What the service's letters know it by. */
  kind: string;
  /** Whom it is about; null where nobody is known by the address. */
  userId: string | null;
  to: string;
  /** What the letter has to say beyond that; never a secret, because it lies in the store. */
  data?: Record<string, unknown>;
}

/** A mail that waits to be written and sent. */
export interface Mail extends Required<NewMail> {
  id: string;
  queuedAt: Date;
}

/** A row of the queue. Those that are through stay for thirty days. */
export interface MailRow extends Omit<Mail, 'id'> {
  _id: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** When to try next. */
  dueAt: Date;
  endedAt: Date | null;
  expiresAt: Date;
}

/** Writes mails into the service's own database, in the transaction of what they are about. */
export interface Mails {
  enqueue(session: Session, mail: NewMail): Promise<void>;
  /** Called after a transaction that enqueued has ended; running the service points it at the postman. */
  onCommitted: () => void;
  buildIndexes(): Promise<void>;
}

const DAY_MS = 86_400_000;
/** How long the row of a mail that is through is kept. */
export const KEEP_MAIL_MS = 30 * DAY_MS;
/** Nothing waits longer than the day in which it is tried; the rest is for a portal that has no mail server. */
const LONGEST_WAIT_MS = 31 * DAY_MS;

/** The rows of the queue. */
export function mailRows(connection: mongoose.Connection) {
  return nativeDatabase(connection).collection<MailRow>('mails');
}

/** The mail queue of a service. */
export function createMails({ connection, clock }: { connection: mongoose.Connection; clock: Clock }): Mails {
  const rows = mailRows(connection);
  const ending = new WeakSet<Session>();
  const mails: Mails = {
    onCommitted: () => undefined,
    async enqueue(session, { data = {}, ...mail }) {
      const now = clock.now();
      const times = { queuedAt: now, dueAt: now, endedAt: null, expiresAt: new Date(now.getTime() + LONGEST_WAIT_MS) };
      await rows.insertOne({ _id: randomUUID(), ...mail, data, state: 'waiting', attempts: 0, ...times }, { session });
      if (ending.has(session)) return;
      ending.add(session);
      session.once('ended', () => mails.onCommitted());
    },
    async buildIndexes() {
      await createCollection(connection, 'mails');
      await rows.createIndex({ state: 1, dueAt: 1 });
      await rows.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },
  };
  return mails;
}
