import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Binary } from 'bson';
import { MongoError, unsupported } from '../errors';

/** By which a driver finds out what it talks to, and shows the password. */
const BEFORE_PASSWORD = /^(hello|is[Mm]aster|ping|build[Ii]nfo|saslStart)$/;
const USER = 'portal';

export type Access = ReturnType<typeof createAccess>;

/**
 * Who may use the store. Every account of the host reaches a port of loopback, so a connection has to show the password
 * of this start, which only the store's URL holds.
 */
export function createAccess() {
  const password = randomBytes(32).toString('base64url');
  const expected = digestOf(Buffer.from(`\0${USER}\0${password}`));
  const admitted = new WeakSet<object>();

  /** PLAIN (RFC 4616): both ends are on this host, and the password is worth nothing after this start. */
  function admit(connection: object, mechanism: string, payload: unknown): void {
    if (mechanism !== 'PLAIN') throw unsupported(`the mechanism ${mechanism}`);
    const shown = payload instanceof Binary ? payload.value() : Buffer.alloc(0);
    if (!timingSafeEqual(digestOf(shown), expected)) throw new MongoError(18, 'Authentication failed.');
    admitted.add(connection);
  }

  function require(connection: object, command: string): void {
    if (admitted.has(connection) || BEFORE_PASSWORD.test(command)) return;
    throw new MongoError(13, `Command ${command} requires authentication`);
  }

  return { credentials: `${USER}:${password}`, admit, require };
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
