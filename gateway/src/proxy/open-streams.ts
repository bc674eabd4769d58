import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TokenIdentity } from '../session/access-token';
import type { Revocations } from '../session/revocations';

interface OpenStream {
  answer: IncomingMessage;
  identity: TokenIdentity | null;
}

/** Answers that stay open outlive the check at their start: a revoked token ends them, too. */
export function createOpenStreams(revocations: Revocations) {
  const open = new Map<ServerResponse, OpenStream>();
  revocations.onChange(() => {
    for (const [res, { answer, identity }] of open) if (identity && revocations.has(identity)) end(answer, res);
  });
  return {
    add(res: ServerResponse, answer: IncomingMessage, identity: TokenIdentity | null): void {
      open.set(res, { answer, identity });
      res.once('close', () => open.delete(res));
    },
    endAll(): void {
      for (const res of open.keys()) res.destroy();
    },
  };
}

/** Properly, so that the browser takes it for an end and not for a broken line; who does not read is cut off. */
function end(answer: IncomingMessage, res: ServerResponse): void {
  if (res.writableEnded) return void res.destroy();
  answer.unpipe(res);
  res.end();
}
