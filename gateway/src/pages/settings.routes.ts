import type { InstituteSettings } from '@portal/contracts';
import { Router } from 'express';

/** What the front end reads before it shows a page: requested each time, sent only when it changed (ETag). */
export function createSettingsRoutes(settings: InstituteSettings, remoteManifests: Record<string, string>): Router {
  const router = Router();
  const files = { '/settings.json': settings, '/remotes.json': remoteManifests };
  for (const [path, content] of Object.entries(files)) {
    router.get(path, (_req, res) => void res.set('Cache-Control', 'no-cache').json(content));
  }
  return router;
}
