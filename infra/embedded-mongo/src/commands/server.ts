import { ObjectId } from 'bson';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import { longOf, sessionKey, type Command, type Request } from './request';

const electionId = new ObjectId('7fffffff0000000000000001');

/** What drivers ask first: one member of a replica set, so that they use transactions and retryable writes. */
function hello({ engine }: Request): Doc {
  const me = engine.address();
  return {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    secondary: false,
    setName: 'rs0',
    setVersion: 1,
    electionId,
    hosts: [me],
    primary: me,
    me,
    maxBsonObjectSize: 16_777_216,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: 1,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
    ok: 1,
  };
}

function buildInfo(): Doc {
  return {
    version: '7.0.0',
    versionArray: [7, 0, 0, 0],
    gitVersion: 'embedded',
    modules: [],
    bits: 64,
    maxBsonObjectSize: 16_777_216,
    ok: 1,
  };
}

async function commitTransaction({ engine, session, body }: Request): Promise<Doc> {
  if (!session) throw new MongoError(251, 'commitTransaction must be run within a transaction');
  engine.sessions.commit(session, longOf(body['txnNumber']));
  await engine.store.log.settled();
  return { ok: 1 };
}

function abortTransaction({ engine, session, body }: Request): Doc {
  if (!session) throw new MongoError(251, 'abortTransaction must be run within a transaction');
  engine.sessions.current(session, longOf(body['txnNumber']));
  engine.sessions.abort(session);
  return { ok: 1 };
}

function endSessions({ engine, body, name }: Request): Doc {
  const ids = Array.isArray(body[name]) ? (body[name] as unknown[]) : [];
  for (const id of ids) engine.sessions.forget(sessionKey(id) ?? '');
  return { ok: 1 };
}

const greeting: Command = {
  fields: [
    'helloOk',
    'client',
    'compression',
    'speculativeAuthenticate',
    'saslSupportedMechs',
    'loadBalanced',
    'topologyVersion',
    'maxAwaitTimeMS',
    'backpressure',
  ],
  run: hello,
};

/** Commands about the server and its sessions. */
export const serverCommands: Record<string, Command> = {
  hello: greeting,
  isMaster: greeting,
  ismaster: greeting,
  ping: { fields: [], run: () => ({ ok: 1 }) },
  buildInfo: { fields: [], run: buildInfo },
  buildinfo: { fields: [], run: buildInfo },
  connectionStatus: {
    fields: ['showPrivileges'],
    run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  },
  endSessions: { fields: [], run: endSessions },
  killSessions: { fields: [], run: endSessions },
  commitTransaction: { fields: ['recoveryToken'], isAllowedInTransaction: true, run: commitTransaction },
  abortTransaction: { fields: ['recoveryToken'], isAllowedInTransaction: true, run: abortTransaction },
};
