import type { Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import type { Transaction } from '../transactions/transaction';
import type { Command, CommonArgs, Engine, Request } from './command';
import { definitionCommands } from './definition';
import { fields, parse } from './fields';
import { readCommands } from './read';
import { serverCommands, sessionCommands, sessionKey } from './server';
import { writeCommands } from './write';

/** Commands that write to the journal, or are answered from what others wrote to it. */
const durable: Record<string, Command> = { ...writeCommands, ...definitionCommands, ...sessionCommands };

/** All commands, by name. */
export const commands: Record<string, Command> = { ...serverCommands, ...readCommands, ...durable };
const ending = /^(commit|abort)Transaction$/;
const transactional =
  /^(find|getMore|killCursors|distinct|aggregate|insert|update|delete|find[Aa]nd[Mm]odify|(commit|abort)Transaction)$/;

/** Does one command and gives its answer, when its writes are as durable as was asked for. The transaction it begins ends with the connection. */
export async function dispatch(engine: Engine, body: Doc, connection?: object): Promise<Doc> {
  const [name = ''] = Object.keys(body);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new MongoError(59, `no such command: '${name}'`);
  const args = parse(name, body, command.fields) as object as CommonArgs;
  const { $db: database, autocommit, lsid, txnNumber } = args;
  const [target, key] = [body[name], txnNumber && sessionKey(lsid)];
  const session = key === undefined ? undefined : engine.sessions.of(key);
  const isRetryable = session !== undefined && autocommit === undefined;
  const collection = typeof target === 'string' ? target : '';
  const request: Request = { engine, name, database, target: collection, session, isRetryable, transaction: undefined };
  if (autocommit !== undefined || txnNumber) request.transaction = transactionOf(request, args, connection);
  try {
    checkConcerns(request, args);
    const answer = await command.run(request, args);
    if (Object.hasOwn(durable, name)) await engine.store.log.settled();
    return answer;
  } catch (error) {
    if (request.transaction && session) engine.sessions.abort(session);
    throw error;
  }
}

/** The transaction that a command belongs to: one that it begins, or one that is open. */
function transactionOf(request: Request, args: CommonArgs, connection?: object): Transaction | undefined {
  const { engine, name, session, isRetryable } = request;
  const { autocommit, startTransaction, txnNumber } = args;
  if (!session || !txnNumber || autocommit === true)
    throw new MongoError(72, 'A transaction needs a session ID, a transaction number and autocommit: false');
  if (isRetryable) engine.sessions.advance(session, txnNumber);
  else if (!transactional.test(name))
    throw new MongoError(263, `Cannot run '${name}' in a multi-document transaction.`);
  if (isRetryable || ending.test(name)) return undefined;
  return startTransaction
    ? engine.sessions.begin(session, txnNumber, connection)
    : engine.sessions.current(session, txnNumber);
}

const readConcernFields = fields({ any: 'provenance', string: 'level', refused: 'afterClusterTime atClusterTime' });
const writeConcernFields = fields({ any: 'provenance w', bool: 'fsync j', count: 'wtimeout' });

/** Every read and write here is what a majority of the one member has; what goes beyond that is refused. */
function checkConcerns({ transaction }: Request, args: CommonArgs): void {
  const { readConcern = {}, writeConcern = {}, apiVersion = '1' } = args;
  if (apiVersion !== '1') throw new MongoError(322, 'API version must be "1"');
  const { level = 'local' } = parse('readConcern', readConcern, readConcernFields);
  if (!/^(local|available|majority|linearizable|snapshot)$/.test(level))
    throw new MongoError(9, `'${level}' is not a known level of readConcern`);
  if (level === 'snapshot' && !transaction) throw unsupported('the readConcern snapshot outside of a transaction');
  const { w = 1 } = parse('writeConcern', writeConcern, writeConcernFields);
  if (w !== 0 && w !== 1 && w !== 'majority') throw new MongoError(100, 'Not enough data-bearing nodes');
}
