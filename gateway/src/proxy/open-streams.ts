import type { ServerResponse } from 'node:http';
import type { TokenIdentity } from '../session/access-token';
import type { Revocations } from '../session/revocations';

/** Answers that stay open outlive the check at their start: a revoked token ends them, too. */
export function createOpenStreams(revocations: Revocations) {
  const open = new Map<ServerResponse, TokenIdentity | null>();
  revocations.onChange(() => {
    for (const [res, identity] of open) if (identity && revocations.has(identity)) res.destroy();
  });
  return {
    add(res: ServerResponse, identity: TokenIdentity | null): void {
      open.set(res, identity);
      res.once('close', () => open.delete(res));
    },
    endAll(): void {
      for (const res of open.keys()) res.destroy();
    },
  };
}
