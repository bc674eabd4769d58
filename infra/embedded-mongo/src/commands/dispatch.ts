import type { Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import type { Command, CommonArgs, Engine, Request } from './command';
import { definitionCommands } from './definition';
import { fields, parse } from './fields';
import { readCommands } from './read';
import { serverCommands, sessionKey } from './server';
import { writeCommands } from './write';

/** All commands, by name. */
export const commands: Record<string, Command> = {
  ...serverCommands,
  ...readCommands,
  ...writeCommands,
  ...definitionCommands,
};
const ending = /^(commit|abort)Transaction$/;
const transactional =
  /^(find|getMore|killCursors|distinct|aggregate|insert|update|delete|find[Aa]nd[Mm]odify|(commit|abort)Transaction)$/;

/** Does one command and gives its answer; the transaction it begins ends with the connection. */
export async function dispatch(engine: Engine, body: Doc, connection?: object): Promise<Doc> {
  const [name = ''] = Object.keys(body);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new MongoError(59, `no such command: '${name}'`);
  const args = parse(name, body, command.fields) as object as CommonArgs;
  const request = open(engine, { name, target: body[name], connection }, args);
  try {
    checkConcerns(request, args);
    return await command.run(request, args);
  } catch (error) {
    if (request.transaction && request.session) engine.sessions.abort(request.session);
    throw error;
  }
}

interface Asked {
  name: string;
  target: unknown;
  connection: object | undefined;
}

function open(engine: Engine, { name, target, connection }: Asked, args: CommonArgs): Request {
  const { $db: database, autocommit, lsid, startTransaction, txnNumber } = args;
  const key = lsid && sessionKey(lsid);
  const session = key !== undefined && txnNumber ? engine.sessions.of(key) : undefined;
  const isRetryable = session !== undefined && autocommit === undefined;
  const request: Request = {
    engine,
    name,
    database,
    target: typeof target === 'string' ? target : '',
    session,
    isRetryable,
    transaction: undefined,
  };
  if (autocommit === undefined && !txnNumber) return request;
  if (!session || !txnNumber || autocommit === true)
    throw new MongoError(72, 'A transaction needs a session ID, a transaction number and autocommit: false');
  if (isRetryable) engine.sessions.advance(session, txnNumber);
  else if (!transactional.test(name))
    throw new MongoError(263, `Cannot run '${name}' in a multi-document transaction.`);
  else if (!ending.test(name))
    request.transaction = startTransaction
      ? engine.sessions.begin(session, txnNumber, connection)
      : engine.sessions.current(session, txnNumber);
  return request;
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
