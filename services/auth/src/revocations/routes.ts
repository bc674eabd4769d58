import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { RevocationService } from './service';

const PATH = '/internal/revocations';

/**
 * For the gateway alone, which never forwards /internal: the live revocations, with an ETag that says whether they
 * changed. No row of the call table, because no browser makes this call.
 */
export function revocationList(revocations: Pick<RevocationService, 'listLive'>): RequestHandler {
  return async (req, res, next) => {
    if (req.path !== PATH) return next();
    const live = await revocations.listLive();
    const etag = `"${createHash('sha256').update(live.join()).digest('base64url')}"`;
    res.set({ ETag: etag, 'Cache-Control': 'no-cache' });
    if (req.headers['if-none-match'] === etag) res.status(304).end();
    else res.json({ revocations: live });
  };
}
