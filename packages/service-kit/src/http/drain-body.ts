import type { IncomingMessage } from 'node:http';

/** More than any call takes; the gateway lets nothing larger through. */
const MAX_DRAINED_BYTES = 4 * 1024 * 1024;

/**
 * Reads and drops what is left of a body before its request is refused: the answer would be lost if the connection was
 * closed while the sender is still sending. Resolves at the end of the body, or beyond a bound.
 */
export function drainBody(req: IncomingMessage): Promise<void> {
  if (req.complete || req.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    req.unpipe();
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_DRAINED_BYTES) resolve();
    });
    for (const end of ['end', 'error', 'close']) req.once(end, () => resolve());
    req.resume();
  });
}
