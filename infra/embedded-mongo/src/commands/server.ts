import { Binary, ObjectId } from 'bson';
import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { command, type Command, type Request } from './command';

const electionId = new ObjectId('7fffffff0000000000000001');

/** The key of a session id. */
export function sessionKey(lsid: unknown): string | undefined {
  const id = isDoc(lsid) ? lsid['id'] : undefined;
  return id instanceof Binary ? id.toString('hex') : undefined;
}

/** What drivers ask first: one member of a replica set, so that they use transactions and retryable writes. */
function hello({ engine }: Request): Doc {
  const me = engine.address();
  return {
    ...{ helloOk: true, ismaster: true, isWritablePrimary: true, secondary: false, readOnly: false },
    ...{ setName: 'rs0', setVersion: 1, electionId, hosts: [me], primary: me, me, connectionId: 1 },
    ...{ maxBsonObjectSize: 16_777_216, maxMessageSizeBytes: 48_000_000, maxWriteBatchSize: 100_000 },
    ...{ localTime: new Date(), logicalSessionTimeoutMinutes: 30, minWireVersion: 0, maxWireVersion: 21, ok: 1 },
  };
}

const greeting = command(
  {
    any: 'hello isMaster ismaster backpressure client compression helloOk maxAwaitTimeMS saslSupportedMechs speculativeAuthenticate topologyVersion',
    refused: 'loadBalanced',
  },
  hello,
);
const build = command({ any: 'buildInfo buildinfo' }, () => ({
  ...{ version: '7.0.0', versionArray: [7, 0, 0, 0], gitVersion: 'embedded', modules: [], bits: 64 },
  ...{ maxBsonObjectSize: 16_777_216, ok: 1 },
}));

/** Commands about the server, its sessions and their transactions. */
export const serverCommands: Record<string, Command> = {
  hello: greeting,
  isMaster: greeting,
  ismaster: greeting,
  ping: command({ any: 'ping' }, () => ({ ok: 1 })),
  buildInfo: build,
  buildinfo: build,
  endSessions: command({ 'array!': 'endSessions' }, ({ engine }, { endSessions }) => {
    for (const id of endSessions) engine.sessions.forget(sessionKey(id) ?? '');
    return { ok: 1 };
  }),
  commitTransaction: command(
    { any: 'commitTransaction', object: 'recoveryToken' },
    async ({ engine, session }, { txnNumber }) => {
      if (!session || !txnNumber) throw outsideTransaction('commitTransaction');
      engine.sessions.commit(session, txnNumber);
      await engine.store.log.settled();
      return { ok: 1 };
    },
  ),
  abortTransaction: command(
    { any: 'abortTransaction', object: 'recoveryToken' },
    ({ engine, session }, { txnNumber }) => {
      if (!session || !txnNumber) throw outsideTransaction('abortTransaction');
      engine.sessions.current(session, txnNumber);
      engine.sessions.abort(session);
      return { ok: 1 };
    },
  ),
};

function outsideTransaction(name: string): MongoError {
  return new MongoError(251, `${name} must be run within a transaction`);
}
