import { Binary, ObjectId, type Long } from 'bson';
import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Session } from '../transactions/session';
import { command, type Command, type CommandRequest } from './command';

const ELECTION_ID = new ObjectId('7fffffff0000000000000001');

/** The id of a session as text; undefined when there is none. */
export function sessionKey(lsid: unknown): string | undefined {
  const id = isDoc(lsid) ? lsid['id'] : undefined;
  return id instanceof Binary ? id.toString('hex') : undefined;
}

const ROLE = { helloOk: true, ismaster: true, isWritablePrimary: true, secondary: false, readOnly: false };
const LIMITS = { maxBsonObjectSize: 16_777_216, maxMessageSizeBytes: 48_000_000, maxWriteBatchSize: 100_000 };
const VERSION = { version: '7.0.0', versionArray: [7, 0, 0, 0], gitVersion: 'embedded', modules: [], bits: 64 };

/** The handshake of drivers. It describes a replica set of one member: with a standalone server they would not use transactions and retryable writes. */
function hello({ engine: { address: me } }: CommandRequest): Doc {
  const replicaSet = {
    setName: 'rs0',
    setVersion: 1,
    electionId: ELECTION_ID,
    hosts: [me],
    primary: me,
    me,
    connectionId: 1,
  };
  const protocol = { localTime: new Date(), logicalSessionTimeoutMinutes: 30, minWireVersion: 0, maxWireVersion: 21 };
  return { ...ROLE, ...replicaSet, ...LIMITS, ...protocol, ok: 1 };
}

const helloCommand = command(
  {
    any:
      'hello isMaster ismaster backpressure client compression helloOk maxAwaitTimeMS saslSupportedMechs ' +
      'speculativeAuthenticate topologyVersion',
    unsupported: 'loadBalanced',
  },
  hello,
);
const buildInfo = command({ any: 'buildInfo buildinfo' }, () => ({ ...VERSION, ...LIMITS, ok: 1 }));

export const serverCommands: Record<string, Command> = {
  hello: helloCommand,
  isMaster: helloCommand,
  ismaster: helloCommand,
  ping: command({ any: 'ping' }, () => ({ ok: 1 })),
  dbStats: command({ any: 'dbStats' }, ({ engine, database }) => ({
    db: database,
    ...engine.store.journal.diskSpace(),
    ok: 1,
  })),
  buildInfo: buildInfo,
  buildinfo: buildInfo,
  saslStart: command(
    { any: 'saslStart payload autoAuthorize options', 'string!': 'mechanism' },
    ({ engine, connection }, { mechanism, payload }) => {
      engine.access.admit(connection, mechanism, payload);
      return { conversationId: 1, done: true, payload: new Binary(Buffer.alloc(0)), ok: 1 };
    },
  ),
};

export const sessionCommands: Record<string, Command> = {
  endSessions: command({ 'array!': 'endSessions' }, ({ engine }, { endSessions }) => {
    for (const id of endSessions) engine.sessions.end(sessionKey(id) ?? '');
    return { ok: 1 };
  }),
  commitTransaction: command({ any: 'commitTransaction', object: 'recoveryToken' }, async (request, { txnNumber }) => {
    await request.engine.sessions.commit(...requireSession(request, txnNumber));
    return { ok: 1 };
  }),
  abortTransaction: command({ any: 'abortTransaction', object: 'recoveryToken' }, (request, { txnNumber }) => {
    const { sessions } = request.engine;
    const [session, number] = requireSession(request, txnNumber);
    sessions.current(session, number);
    sessions.abort(session);
    return { ok: 1 };
  }),
};

function requireSession({ name, session }: CommandRequest, number: Long | undefined): [Session, Long] {
  if (!session || !number) throw new MongoError(251, `${name} must be run within a transaction`);
  return [session, number];
}
