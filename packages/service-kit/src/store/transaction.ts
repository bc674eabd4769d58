import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { refuseWhenLate } from '../request-context';
import { withCollectedWrites } from './collected-writes';
import { retryConflicts } from './conflicts';
import { runOncePerKey } from './keyed-transactions';
import { runInTransaction } from './open-transaction';
import type { Session } from './store';
import { isConflict, isDuplicateKey, isUnknownCommit } from './store-errors';

/**
 * Runs work in one transaction: all of its writes are stored, or none. The work may run several times. A request with an
 * Idempotency-Key that an earlier try got as far as this transaction is answered what that one resulted in, so the
 * result must be plain data without secrets.
 */
export type Transaction = <T>(work: (session: Session) => Promise<T>) => Promise<T>;

const MAX_COMMIT_TRIES = 5;
/**
 * A key that a transaction found free while another one took it is a conflict for MongoDB and a duplicate key for other
 * engines. What the next attempt finds taken it can refuse; a key that is always a duplicate is a fault.
 */
const MAX_DUPLICATE_TRIES = 5;

/** What to run after the commit, by session. A set, so that a function registered twice runs once. */
const callbacks = new WeakMap<Session, Set<() => void>>();

/**
 * Runs `callback` once when the transaction of this session has committed: never after an abort, and once however many
 * attempts the transaction takes. Throws when the session is in no transaction of {@link createTransaction}, because
 * the callback would never run.
 */
export function afterCommit(session: Session, callback: () => void): void {
  const registered = callbacks.get(session);
  if (!registered) throw new Error('afterCommit needs the session of a running transaction');
  registered.add(callback);
}

/**
 * Transactions on a connection. Conflicts are retried with growing, random pauses, for ten seconds or until the answer of
 * the request would come too late: then the transaction does not begin, nor commit, and SYSTEM.BUSY is thrown.
 */
export function createTransaction(connection: mongoose.Connection): Transaction {
  return (work) => runOncePerKey(work, (once) => runWithRetries(connection, once));
}

async function runWithRetries<T>(connection: mongoose.Connection, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await connection.startSession();
  let duplicates = 0;
  const isRetried = (error: unknown) =>
    isConflict(error) || (isDuplicateKey(error) && (duplicates += 1) <= MAX_DUPLICATE_TRIES);
  try {
    return await retryConflicts(() => runAttempt(session, work), isRetried);
  } finally {
    await session.endSession();
  }
}

async function runAttempt<T>(session: Session, work: (session: Session) => Promise<T>): Promise<T> {
  // A new set for each attempt: what an aborted attempt registered must not run.
  const registered = new Set<() => void>();
  refuseWhenLate();
  callbacks.set(session, registered);
  session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
  try {
    const result = await runInTransaction(session, () => withCollectedWrites(session, () => work(session)));
    refuseWhenLate();
    await commit(session);
    for (const callback of registered) callback();
    return result;
  } catch (error) {
    if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
    throw error;
  } finally {
    callbacks.delete(session);
  }
}

/** A commit whose answer got lost is sent again: the server knows whether it happened. */
async function commit(session: Session): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      if (!isUnknownCommit(error) || tries === MAX_COMMIT_TRIES) throw error;
      await sleep(50 * tries);
    }
  }
}
