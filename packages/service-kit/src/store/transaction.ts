import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { DomainError } from '../errors';
import type { Session } from './store';
import { isConflict, isUnknownCommit } from './store-errors';

/** Runs work in one transaction: all of it is kept, or nothing. The work may run several times. */
export type Transaction = <T>(work: (session: Session) => Promise<T>) => Promise<T>;

const GIVE_UP_AFTER_MS = 10_000;

/** Transactions on a connection. Conflicts are tried again with growing, random pauses for ten seconds, then SYSTEM.BUSY. */
export function createTransaction(connection: mongoose.Connection): Transaction {
  return async (work) => {
    const session = await connection.startSession();
    const deadline = Date.now() + GIVE_UP_AFTER_MS;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(session, work);
        } catch (error) {
          if (!isConflict(error)) throw error;
          if (Date.now() > deadline) throw new DomainError('SYSTEM.BUSY', { retryAfter: 2 });
          await sleep(Math.random() * Math.min(5 * 2 ** attempt, 250));
        }
      }
    } finally {
      await session.endSession();
    }
  };
}

async function runOnce<T>(session: Session, work: (session: Session) => Promise<T>): Promise<T> {
  session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
  try {
    const result = await work(session);
    await commit(session);
    return result;
  } catch (error) {
    if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
    throw error;
  }
}

/** A commit whose answer got lost is asked for again: the server knows whether it happened. */
async function commit(session: Session): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      if (!isUnknownCommit(error) || tries === 5) throw error;
      await sleep(50 * tries);
    }
  }
}
