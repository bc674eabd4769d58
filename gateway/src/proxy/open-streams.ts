import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TokenIdentity } from '../session/access-token';
import type { RevocationList } from '../session/revocation-list';

interface OpenStream {
  serviceAnswer: IncomingMessage;
  identity: TokenIdentity | null;
}

export type OpenStreams = ReturnType<typeof createOpenStreams>;

/** Streams outlive the check of their token at the start: when the token is revoked, they end. */
export function createOpenStreams(revocations: RevocationList) {
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

  function destroyAll(): void {
    for (const res of streams.keys()) res.destroy();
  }

  return { add, destroyAll };
}

/** A proper end, so that the browser does not take it for a lost connection. A client that does not read is cut off. */
function end(res: ServerResponse, serviceAnswer: IncomingMessage): void {
  if (res.writableEnded) return void res.destroy();
  serviceAnswer.unpipe(res);
  res.end();
}
