import type { IncomingMessage } from 'node:http';

/** The rest of a small body keeps the connection usable; that of a larger one is not worth reading. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024;

/**
 * Reads and drops what is left of a body after its request was answered: a client that is still sending would not get
 * the answer if the connection was closed at once. Beyond a bound it is closed; the answer has arrived by then.
 */
export function drainBody(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return;
  let bytes = 0;
  req.unpipe();
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_DRAINED_BYTES) req.socket.destroy();
  });
  req.resume();
}
