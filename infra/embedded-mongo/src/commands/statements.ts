import { toNumber, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Collection } from '../collections/collection';
import { WriteConflict, Transaction } from '../transactions/transaction';
import type { CommandRequest } from './command';

/** The collection that a statement writes to, and the transaction that it writes in. */
export interface WriteTarget {
  collection: Collection;
  transaction: Transaction;
}

/** One write of a command: an insert, update or delete. */
export interface Statement {
  /** Whether it may insert a document: then a missing collection is created. */
  mayInsert?: boolean | undefined;
  /** Writes in the transaction and returns the counts. */
  run(target: WriteTarget): Doc;
}

const MAX_STATEMENTS = 100_000;
/** The errors that fail the whole command and not only one of its statements. */
const COMMAND_ERRORS = new Set([73, 112, 251]);

/**
 * Runs one statement. A retried one returns its stored result. Outside of transactions it waits for the transaction that
 * has written the same document; inside of one it fails with a write conflict.
 */
export async function runStatement(request: CommandRequest, index: number, statement: Statement): Promise<Doc> {
  const stored = request.isRetryable ? request.session?.results.get(index) : undefined;
  if (stored) return stored;
  for (;;) {
    try {
      return runOnce(request, index, statement);
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      if (request.transaction || !error.holder) throw writeConflict();
      await error.holder.done;
    }
  }
}

function writeConflict(): MongoError {
  const advice = 'Please retry your operation or multi-document transaction.';
  const message = `Caused by :: Write conflict during plan execution and yielding is disabled. :: ${advice}`;
  return new MongoError(112, message, { errorLabels: ['TransientTransactionError'] });
}

/** Runs a statement in the transaction of the command, or in one of its own. */
function runOnce(request: CommandRequest, index: number, { run, mayInsert }: Statement): Doc {
  const { engine, database, collectionName, session } = request;
  const { store, sessions } = engine;
  const collection = mayInsert
    ? store.ensureCollection(database, collectionName)
    : (store.collection(database, collectionName) ?? store.newCollection(database, collectionName));
  const transaction = request.transaction ?? new Transaction(false);
  try {
    const result = run({ collection, transaction });
    if (session && request.isRetryable) sessions.commitRetryableWrite(session, index, result, transaction);
    else if (!request.transaction) store.commit(transaction);
    return result;
  } catch (error) {
    if (request.transaction && session) sessions.abort(session);
    else store.abort(transaction);
    throw error;
  }
}

/** Runs the statements of a command; the reply has their counts and the errors of those that failed. */
export async function runStatements(request: CommandRequest, statements: Statement[], isOrdered = true): Promise<Doc> {
  const { length } = statements;
  if (length === 0 || length > MAX_STATEMENTS)
    throw new MongoError(21, `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${length} operations.`);
  const counts = { n: 0, nModified: 0 };
  const upserted: Doc[] = [];
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      const result = await runStatement(request, index, statement);
      counts.n += toNumber(result['n']);
      counts.nModified += toNumber(result['nModified'] ?? 0);
      if ('upserted' in result) upserted.push({ index, _id: result['upserted'] });
    } catch (error) {
      if (!(error instanceof MongoError) || COMMAND_ERRORS.has(error.code)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (isOrdered || request.transaction) break;
    }
  }
  const { n, nModified } = counts;
  return {
    ...(request.name === 'update' ? { n, nModified } : { n }),
    ...(upserted.length > 0 && { upserted }),
    ...(writeErrors.length > 0 && { writeErrors }),
    ok: 1,
  };
}
