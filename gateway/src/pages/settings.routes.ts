import type { InstituteSettings } from '@portal/contracts';
import { Router } from 'express';
import { webAppManifest } from './web-app-manifest';

/** What the front end reads before it shows a page: requested each time, sent only when it changed (ETag). */
export function createSettingsRoutes(settings: InstituteSettings, remoteManifests: Record<string, string>): Router {
  const router = Router();
  const manifest = webAppManifest(settings);
  const files = { '/settings.json': settings, '/remotes.json': remoteManifests };
  for (const [path, content] of Object.entries(files)) {
    router.get(path, (_req, res) => void res.set('Cache-Control', 'no-cache').json(content));
  }
  router.get('/manifest.webmanifest', (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('application/manifest+json').send(JSON.stringify(manifest));
  });
  return router;
}
