import type { InstituteSettings } from '@portal/contracts';
import { Router } from 'express';
import { folderOf } from './static-files';

/** Where each remote's manifest is: beside the portal unless configured elsewhere. */
export function remoteAddresses(names: string[], elsewhere: Record<string, string>): Record<string, string> {
  const beside: Record<string, string> = {};
  for (const name of names) beside[name] = `/remotes/${folderOf(name)}/mf-manifest.json`;
  return { ...beside, ...elsewhere };
}

/** What the browser reads before it shows a page: always asked for, sent only when it changed (ETag). */
export function portalFiles(settings: InstituteSettings, remotes: Record<string, string>): Router {
  const router = Router();
  const files = { '/settings.json': settings, '/remotes.json': remotes };
  for (const [path, content] of Object.entries(files)) {
    router.get(path, (_req, res) => void res.set('Cache-Control', 'no-cache').json(content));
  }
  return router;
}
