import type { Doc } from '../bson/values';
import { codeName, MongoError } from '../errors';
import { definitionCommands } from './definition';
import { findAndModifyCommands } from './find-and-modify';
import { readCommands } from './read';
import { checkFields, longOf, sessionKey, type Command, type Engine, type Request } from './request';
import { serverCommands } from './server';
import { writeCommands } from './write';

const commands: Record<string, Command> = {
  ...serverCommands,
  ...readCommands,
  ...writeCommands,
  ...findAndModifyCommands,
  ...definitionCommands,
};
const ending = new Set(['commitTransaction', 'abortTransaction']);

/** Answers one command; whatever goes wrong becomes an answer too. */
export async function dispatch(engine: Engine, body: Doc): Promise<Doc> {
  try {
    return await run(engine, body);
  } catch (error) {
    return failure(error);
  }
}

async function run(engine: Engine, body: Doc): Promise<Doc> {
  const [name = ''] = Object.keys(body);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new MongoError(59, `no such command: '${name}'`);
  const request = open(engine, name, body);
  try {
    checkFields(request, command.fields);
    if (body['autocommit'] === false && !command.isAllowedInTransaction)
      throw new MongoError(263, `Cannot run '${name}' in a multi-document transaction.`);
    if (body['autocommit'] === false && !ending.has(name)) enterTransaction(request);
    return await command.run(request);
  } catch (error) {
    if (request.transaction && request.session) engine.sessions.abort(request.session);
    throw error;
  }
}

function open(engine: Engine, name: string, body: Doc): Request {
  const key = sessionKey(body['lsid']);
  const isNumbered = body['txnNumber'] !== undefined;
  const session = key !== undefined && isNumbered ? engine.sessions.of(key) : undefined;
  if (isNumbered && !session) throw new MongoError(72, 'Transaction number requires a session ID to also be specified');
  const isRetryable = isNumbered && body['autocommit'] === undefined;
  if (session && isRetryable) engine.sessions.advance(session, longOf(body['txnNumber']));
  return {
    engine,
    name,
    database: typeof body['$db'] === 'string' ? body['$db'] : 'test',
    body,
    session,
    transaction: undefined,
    isRetryable,
  };
}

function enterTransaction(request: Request): void {
  const { engine, session, body } = request;
  if (!session) throw new MongoError(72, 'a transaction needs a session and a number');
  const number = longOf(body['txnNumber']);
  request.transaction =
    body['startTransaction'] === true
      ? engine.sessions.begin(session, number)
      : engine.sessions.current(session, number);
}

function failure(error: unknown): Doc {
  if (error instanceof MongoError)
    return { ok: 0, errmsg: error.message, code: error.code, codeName: codeName(error.code), ...error.more };
  return {
    ok: 0,
    errmsg: `internal error of the embedded store: ${error instanceof Error ? error.message : String(error)}`,
    code: 1,
    codeName: 'InternalError',
  };
}
