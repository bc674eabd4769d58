import { createHash } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import type { RevocationService } from './service';

/** For the gateway alone, which never forwards /internal: the live revocations, as an ETag says whether they changed. */
export function revocationRoutes(revocations: Pick<RevocationService, 'listLive'>): Router {
  const list: RequestHandler = async (req, res) => {
    const live = await revocations.listLive();
    const etag = `"${createHash('sha256').update(live.join()).digest('base64url')}"`;
    res.set({ ETag: etag, 'Cache-Control': 'no-cache' });
    if (req.headers['if-none-match'] === etag) res.status(304).end();
    else res.json({ revocations: live });
  };
  const router = Router();
  router.get('/internal/revocations', list);
  return router;
}
