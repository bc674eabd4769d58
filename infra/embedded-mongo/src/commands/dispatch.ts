import type { Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import type { Transaction } from '../transactions/transaction';
import type { Command, CommonArgs, Engine, CommandRequest } from './command';
import { catalogCommands } from './catalog';
import { declareFields, parseFields } from './fields';
import { readCommands } from './read';
import { serverCommands, sessionCommands, sessionKey } from './server';
import { writeCommands } from './write';

/** Commands whose reply waits for the journal to be flushed: they write to it, or reply with what others wrote to it. */
const durableCommands: Record<string, Command> = { ...writeCommands, ...catalogCommands, ...sessionCommands };

export const commands: Record<string, Command> = { ...serverCommands, ...readCommands, ...durableCommands };
const ENDS_TRANSACTION = /^(commit|abort)Transaction$/;
const ALLOWED_IN_TRANSACTION =
  /^(find|getMore|killCursors|distinct|aggregate|insert|update|delete|find[Aa]nd[Mm]odify|(commit|abort)Transaction)$/;

/** Runs a command and gives its reply once its writes are durable. A transaction that it starts is aborted when the connection closes. */
export async function dispatch(engine: Engine, body: Doc, connection: object): Promise<Doc> {
  const [name = ''] = Object.keys(body);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new MongoError(59, `no such command: '${name}'`);
  engine.access.require(connection, name);
  const args = parseFields(name, body, command.fields) as object as CommonArgs;
  const { $db: database, autocommit, lsid, txnNumber } = args;
  const sessionId = txnNumber && sessionKey(lsid);
  const session = sessionId === undefined ? undefined : engine.sessions.get(sessionId);
  const isRetryable = session !== undefined && autocommit === undefined;
  const collectionName = typeof body[name] === 'string' ? body[name] : '';
  const request = { engine, connection, name, database, collectionName, session, isRetryable };
  const isNumbered = autocommit !== undefined || txnNumber !== undefined;
  const transaction = isNumbered ? transactionOf(request, args) : undefined;
  try {
    validateConcerns(args, transaction);
    const reply = await command.run({ ...request, transaction }, args);
    if (Object.hasOwn(durableCommands, name)) await engine.store.journal.flushed();
    return reply;
  } catch (error) {
    if (transaction && session) engine.sessions.abort(session);
    throw error;
  }
}

/** The transaction that a command starts or continues; undefined for a retryable write. */
function transactionOf(
  { engine, connection, name, session, isRetryable }: Omit<CommandRequest, 'transaction'>,
  args: CommonArgs,
): Transaction | undefined {
  const { autocommit, startTransaction, txnNumber } = args;
  if (!session || !txnNumber || autocommit === true)
    throw new MongoError(72, 'A transaction needs a session ID, a transaction number and autocommit: false');
  if (isRetryable) engine.sessions.advance(session, txnNumber);
  else if (!ALLOWED_IN_TRANSACTION.test(name))
    throw new MongoError(263, `Cannot run '${name}' in a multi-document transaction.`);
  if (isRetryable || ENDS_TRANSACTION.test(name)) return undefined;
  return startTransaction
    ? engine.sessions.begin(session, txnNumber, connection)
    : engine.sessions.current(session, txnNumber);
}

const readConcernFields = declareFields({
  any: 'provenance',
  string: 'level',
  unsupported: 'afterClusterTime atClusterTime',
});
const writeConcernFields = declareFields({ any: 'provenance w', bool: 'fsync j', count: 'wtimeout' });

/** With one member, every level up to `majority` is the same; what asks for more is refused. */
function validateConcerns(args: CommonArgs, transaction: Transaction | undefined): void {
  const { readConcern = {}, writeConcern = {}, apiVersion = '1' } = args;
  if (apiVersion !== '1') throw new MongoError(322, 'API version must be "1"');
  const { level = 'local' } = parseFields('readConcern', readConcern, readConcernFields);
  if (!/^(local|available|majority|linearizable|snapshot)$/.test(level))
    throw new MongoError(9, `'${level}' is not a known level of readConcern`);
  if (level === 'snapshot' && !transaction) throw unsupported('the readConcern snapshot outside of a transaction');
  const { w = 1 } = parseFields('writeConcern', writeConcern, writeConcernFields);
  if (w !== 0 && w !== 1 && w !== 'majority') throw new MongoError(100, 'Not enough data-bearing nodes');
}
