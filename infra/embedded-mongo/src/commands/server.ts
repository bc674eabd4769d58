import { Binary, ObjectId, type Long } from 'bson';
import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Session } from '../transactions/session';
import { command, type Command, type Request } from './command';

const electionId = new ObjectId('7fffffff0000000000000001');

/** The key of a session id. */
export function sessionKey(lsid: unknown): string | undefined {
  const id = isDoc(lsid) ? lsid['id'] : undefined;
  return id instanceof Binary ? id.toString('hex') : undefined;
}

const role = { helloOk: true, ismaster: true, isWritablePrimary: true, secondary: false, readOnly: false };
const limits = { maxBsonObjectSize: 16_777_216, maxMessageSizeBytes: 48_000_000, maxWriteBatchSize: 100_000 };
const version = { version: '7.0.0', versionArray: [7, 0, 0, 0], gitVersion: 'embedded', modules: [], bits: 64 };

/** What drivers ask first: one member of a replica set, so that they use transactions and retryable writes. */
function hello({ engine: { address: me } }: Request): Doc {
  const set = { setName: 'rs0', setVersion: 1, electionId, hosts: [me], primary: me, me, connectionId: 1 };
  const wire = { localTime: new Date(), logicalSessionTimeoutMinutes: 30, minWireVersion: 0, maxWireVersion: 21 };
  return { ...role, ...set, ...limits, ...wire, ok: 1 };
}

const greeting = command(
  {
    any:
      'hello isMaster ismaster backpressure client compression helloOk maxAwaitTimeMS saslSupportedMechs ' +
      'speculativeAuthenticate topologyVersion',
    refused: 'loadBalanced',
  },
  hello,
);
const build = command({ any: 'buildInfo buildinfo' }, () => ({ ...version, ...limits, ok: 1 }));

/** Commands about the server. */
export const serverCommands: Record<string, Command> = {
  hello: greeting,
  isMaster: greeting,
  ismaster: greeting,
  ping: command({ any: 'ping' }, () => ({ ok: 1 })),
  buildInfo: build,
  buildinfo: build,
};

/** Commands about sessions and their transactions. */
export const sessionCommands: Record<string, Command> = {
  endSessions: command({ 'array!': 'endSessions' }, ({ engine }, { endSessions }) => {
    for (const id of endSessions) engine.sessions.forget(sessionKey(id) ?? '');
    return { ok: 1 };
  }),
  commitTransaction: command({ any: 'commitTransaction', object: 'recoveryToken' }, (request, { txnNumber }) => {
    request.engine.sessions.commit(...numbered(request, txnNumber));
    return { ok: 1 };
  }),
  abortTransaction: command({ any: 'abortTransaction', object: 'recoveryToken' }, (request, { txnNumber }) => {
    const { sessions } = request.engine;
    const [session, number] = numbered(request, txnNumber);
    sessions.current(session, number);
    sessions.abort(session);
    return { ok: 1 };
  }),
};

function numbered({ name, session }: Request, number: Long | undefined): [Session, Long] {
  if (!session || !number) throw new MongoError(251, `${name} must be run within a transaction`);
  return [session, number];
}
