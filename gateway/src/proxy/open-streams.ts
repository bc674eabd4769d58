import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TokenIdentity } from '../session/access-token';
import type { RevocationList } from '../session/revocation-list';

/** Windows of a browser share their streams (three a browser), so this is several browsers of one session. */
const MAX_PER_SESSION = 10;
/** Of all devices of a person. */
const MAX_PER_PERSON = 50;

/** A person who is signed in takes no place of the address, which a campus may share. */
interface StreamClient {
  identity: TokenIdentity | null;
  person: string | null;
  address: string;
}

/** Of everyone at an address who is not signed in. */
export const DEFAULT_STREAMS = 1_500;

interface OpenStream {
  serviceAnswer: IncomingMessage;
  identity: TokenIdentity | null;
}

export type OpenStreams = ReturnType<typeof createOpenStreams>;

/** Streams outlive the check of their token at the start: when the token is revoked, they end. */
export function createOpenStreams(revocations: RevocationList, { maxPerAddress }: { maxPerAddress: number }) {
  const counts = new Map<string, number>();
  const streams = new Map<ServerResponse, OpenStream>();

  revocations.onChange(() => {
    for (const [res, { serviceAnswer, identity }] of streams) {
      if (identity && revocations.isRevoked(identity)) end(res, serviceAnswer);
    }
  });

  function add(res: ServerResponse, stream: OpenStream): void {
    streams.set(res, stream);
    res.once('close', () => streams.delete(res));
  }

  /** Takes a place for a stream until its answer is over; false when session, person or address has too many. */
  function reserve(res: ServerResponse, { identity, person, address }: StreamClient) {
    const places = [
      person === null
        ? { key: `address ${address}`, max: maxPerAddress }
        : { key: `person ${person}`, max: MAX_PER_PERSON },
    ];
    if (identity) places.push({ key: `session ${identity.sid}`, max: MAX_PER_SESSION });
    if (places.some(({ key, max }) => (counts.get(key) ?? 0) >= max)) return false;
    for (const { key } of places) change(key, 1);
    res.once('close', () => {
      for (const { key } of places) change(key, -1);
    });
    return true;
  }

  function change(key: string, by: 1 | -1): void {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }

  function destroyAll(): void {
    for (const res of streams.keys()) res.destroy();
  }

  return { reserve, add, destroyAll };
}

/** A proper end, so that the browser does not take it for a lost connection. A client that does not read is cut off. */
function end(res: ServerResponse, serviceAnswer: IncomingMessage): void {
  if (res.writableEnded) return void res.destroy();
  serviceAnswer.unpipe(res);
  res.end();
}
