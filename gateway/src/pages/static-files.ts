import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { isNavigation } from '../routing/destination';

/** Folders of the built front ends. */
export interface StaticDirs {
  shell: string;
  /** By federation name, e.g. `mfe_events`. */
  remotes: Record<string, string>;
}

/** The front ends below a folder, as `npm run build` leaves them: `shell/dist`, `mfe-events/dist`. */
export function staticDirsBelow(root: string): StaticDirs {
  const folders = existsSync(root) ? readdirSync(root).filter((name) => name.startsWith('mfe-')) : [];
  const remotes = folders.map((folder) => [folder.replaceAll('-', '_'), path.join(root, folder, 'dist')]);
  return { shell: path.join(root, 'shell', 'dist'), remotes: Object.fromEntries(remotes) as Record<string, string> };
}

const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const LOOKS_LIKE_A_FILE = /\/(assets|remotes)\/|\.[a-z0-9]{1,5}$/i;

/** The folder part of a remote's address: `mfe_events` is served below /remotes/mfe-events/. */
export const folderOf = (name: string) => name.replaceAll('_', '-');

/** Looked up at each request, so that a team can put a new build in place while the portal runs. */
function filesOf(dir: string): RequestHandler {
  return sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, pathname) => {
      if (HASHED.test(pathname)) res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      // The same address may also be a call.
      if (pathname === '/index.html') res.setHeader('Vary', 'Accept, Accept-Encoding');
    },
  });
}

/** Files with the compression they were built with, and the one page for every address that somebody opens. */
export function staticFiles({ shell, remotes }: StaticDirs): Router {
  const router = Router();
  for (const [name, dir] of Object.entries(remotes)) router.use(`/remotes/${folderOf(name)}`, filesOf(dir));
  const shellFiles = filesOf(shell);
  router.use(shellFiles);
  router.use((req, res, next) => {
    if (!isNavigation(req) || LOOKS_LIKE_A_FILE.test(req.path)) return next();
    req.url = '/index.html';
    return shellFiles(req, res, next);
  });
  return router;
}
