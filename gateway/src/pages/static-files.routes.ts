import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { isFilePath } from '../http/page-requests';

/** Folders of the built front ends. */
export interface StaticDirs {
  shell: string;
  /** By federation name, e.g. `mfe_events`. */
  remotes: Record<string, string>;
}

/** Finds the front ends below a folder, where `npm run build` puts them: `shell/dist`, `mfe-events/dist`. */
export function findStaticDirs(root: string): StaticDirs {
  const folders = existsSync(root) ? readdirSync(root).filter((name) => name.startsWith('mfe-')) : [];
  const remotes = folders.map((folder) => [folder.replaceAll('-', '_'), path.join(root, folder, 'dist')]);
  return { shell: path.join(root, 'shell', 'dist'), remotes: Object.fromEntries(remotes) as Record<string, string> };
}

const HASHED_NAME = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/** `mfe_events` is served below /remotes/mfe-events. */
export function remotePath(name: string): string {
  return `/remotes/${name.replaceAll('_', '-')}`;
}

export const manifestUrl = (name: string): string => `${remotePath(name)}/mf-manifest.json`;

/** The URLs of the remotes' manifests, by federation name. */
export function manifestUrls({ remotes }: StaticDirs): Record<string, string> {
  return Object.fromEntries(Object.keys(remotes).map((name) => [name, manifestUrl(name)]));
}

function serveFolder(dir: string): RequestHandler {
  return sirv(dir, {
    // Reads the folder at each request, so that a team can deploy a new build while the portal runs.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, pathname) => {
      if (HASHED_NAME.test(pathname)) res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      // The only type that sirv does not know.
      if (pathname.endsWith('.ico')) res.setHeader('Content-Type', 'image/vnd.microsoft.icon');
    },
  });
}

/** The files of the front ends, compressed at build time. */
export function createStaticFileRoutes({ shell, remotes }: StaticDirs): Router {
  const router = Router();
  for (const [name, dir] of Object.entries(remotes)) router.use(remotePath(name), serveFolder(dir));
  const serveShell = serveFolder(shell);
  router.use((req, res, next) => (isFilePath(req.path) ? serveShell(req, res, next) : next()));
  return router;
}
