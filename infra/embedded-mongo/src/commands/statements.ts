import { toNumber, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Collection } from '../storage/collection';
import { Conflict, Transaction } from '../transactions/transaction';
import type { Request } from './command';

/** Where a write is done. */
export type Place = [collection: Collection, transaction: Transaction];

/** One write. */
export interface Statement {
  /** Whether it may add a document, and so needs a collection that is not there yet. */
  isAdding?: boolean | undefined;
  /** Changes documents through a transaction and gives the counts. */
  run(...place: Place): Doc;
}

const mostStatements = 100_000;
/** Errors that are the answer to the whole command, whichever write meets them. */
const forAll = new Set([73, 112, 251]);

/** Runs one write; a retried one is answered from memory. What another transaction holds is waited for, if this is none. */
export async function runStatement(request: Request, number: number, statement: Statement): Promise<Doc> {
  const remembered = request.isRetryable ? request.session?.results.get(number) : undefined;
  if (remembered) return remembered;
  for (;;) {
    try {
      return attempt(request, number, statement);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
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

/** Does a write in the command's transaction, or in one of its own. */
function attempt(request: Request, number: number, { run, isAdding }: Statement): Doc {
  const { engine, database, target, session } = request;
  const { store, sessions } = engine;
  const known = store.collection(database, target);
  const collection = known ?? store[isAdding ? 'ensureCollection' : 'emptyCollection'](database, target);
  const transaction = request.transaction ?? new Transaction(false);
  try {
    const result = run(collection, transaction);
    if (session && request.isRetryable) sessions.commitOnce(session, number, result, transaction);
    else if (!request.transaction) store.commit(transaction);
    return result;
  } catch (error) {
    if (request.transaction && session) sessions.abort(session);
    else store.abort(transaction);
    throw error;
  }
}

/** Runs the writes of one command; the answer counts what was done and names what failed. */
export async function runStatements(request: Request, statements: Statement[], isOrdered = true): Promise<Doc> {
  const { length } = statements;
  if (length === 0 || length > mostStatements)
    throw new MongoError(21, `Write batch sizes must be between 1 and ${mostStatements}. Got ${length} operations.`);
  const totals = { n: 0, nModified: 0 };
  const upserted: Doc[] = [];
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      const result = await runStatement(request, index, statement);
      totals.n += toNumber(result['n']);
      totals.nModified += toNumber(result['nModified'] ?? 0);
      if ('upserted' in result) upserted.push({ index, _id: result['upserted'] });
    } catch (error) {
      if (!(error instanceof MongoError) || forAll.has(error.code)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.more });
      if (isOrdered || request.transaction) break;
    }
  }
  const { n, nModified } = totals;
  return {
    ...(request.name === 'update' ? { n, nModified } : { n }),
    ...(upserted.length > 0 && { upserted }),
    ...(writeErrors.length > 0 && { writeErrors }),
    ok: 1,
  };
}
