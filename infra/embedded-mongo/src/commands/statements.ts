import { isNumeric, toNumber, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Collection } from '../storage/collection';
import { Conflict, Transaction } from '../transactions/transaction';
import type { Request } from './request';

/** One write. */
export interface Statement {
  /** Whether it may add a document, and so needs a collection that is not there yet. */
  isAdding: boolean;
  /** Changes documents through a transaction and gives the counts. */
  run(collection: Collection, transaction: Transaction): Doc;
}

/** Runs one write, in the command's transaction or in one of its own; a retried one is answered from memory. */
export async function runStatement(request: Request, name: string, number: number, statement: Statement): Promise<Doc> {
  const { engine, session, isRetryable } = request;
  const remembered = isRetryable ? session?.results.get(number) : undefined;
  if (remembered) return remembered;
  for (;;) {
    const { store } = engine;
    const known = store.collection(request.database, name);
    const collection =
      known ?? store[statement.isAdding ? 'ensureCollection' : 'emptyCollection'](request.database, name);
    const transaction = request.transaction ?? new Transaction(false);
    try {
      const result = statement.run(collection, transaction);
      if (request.transaction) return result;
      if (session && isRetryable) engine.sessions.commitOnce(session, number, result, transaction);
      else engine.store.commit(transaction);
      return result;
    } catch (error) {
      if (request.transaction && session) engine.sessions.abort(session);
      else engine.store.abort(transaction);
      if (!(error instanceof Conflict)) throw error;
      if (request.transaction || !error.holder) throw writeConflict();
      await error.holder.done;
    }
  }
}

/** Error 112, after which a transaction may be tried again. */
function writeConflict(): MongoError {
  const message =
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.';
  return new MongoError(112, message, { errorLabels: ['TransientTransactionError'] });
}

/** Runs the writes of one command; the answer counts what was done and names what failed. */
export async function runStatements(request: Request, name: string, statements: readonly Statement[]): Promise<Doc> {
  const isOrdered = request.body['ordered'] !== false;
  const stmtIds = Array.isArray(request.body['stmtIds']) ? request.body['stmtIds'] : [];
  const totals = { n: 0, nModified: 0 };
  const upserted: Doc[] = [];
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      const number = isNumeric(stmtIds[index]) ? toNumber(stmtIds[index]) : index;
      const result = await runStatement(request, name, number, statement);
      totals.n += toNumber(result['n']);
      totals.nModified += toNumber(result['nModified'] ?? 0);
      if ('upserted' in result) upserted.push({ index, _id: result['upserted'] });
    } catch (error) {
      if (!(error instanceof MongoError) || isForWholeCommand(error)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.more });
      if (isOrdered || request.transaction) break;
    }
  }
  await request.engine.store.log.settled();
  return {
    n: totals.n,
    ...(request.name === 'update' ? { nModified: totals.nModified } : {}),
    ...(upserted.length > 0 ? { upserted } : {}),
    ...(writeErrors.length > 0 ? { writeErrors } : {}),
    ok: 1,
  };
}

function isForWholeCommand({ code }: MongoError): boolean {
  return code === 112 || code === 251 || code === 73;
}
