import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { isNavigation } from '../routing/route';

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
const FILE_PATH = /\/(assets|remotes)\/|\.[a-z0-9]{1,5}$/i;

/** `mfe_events` is served below /remotes/mfe-events. */
function remotePath(name: string): string {
  return `/remotes/${name.replaceAll('_', '-')}`;
}

/** The URLs of the remotes' manifests, by federation name. */
export function manifestUrls({ remotes }: StaticDirs): Record<string, string> {
  return Object.fromEntries(Object.keys(remotes).map((name) => [name, `${remotePath(name)}/mf-manifest.json`]));
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
      // A script that asks for the same address gets the answer of a call.
      if (pathname === '/index.html') res.setHeader('Vary', 'Accept, Accept-Encoding');
    },
  });
}

/** The files of the front ends, compressed at build time; every other navigation gets the page of the shell. */
export function createStaticFileRoutes({ shell, remotes }: StaticDirs): Router {
  const router = Router();
  for (const [name, dir] of Object.entries(remotes)) router.use(remotePath(name), serveFolder(dir));
  const serveShell = serveFolder(shell);
  router.use(serveShell);
  router.use((req, res, next) => {
    if (!isNavigation(req) || FILE_PATH.test(req.path)) return next();
    req.url = '/index.html';
    return serveShell(req, res, next);
  });
  return router;
}
