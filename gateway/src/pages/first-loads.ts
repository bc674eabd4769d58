import path from 'node:path';
import findMyWay from 'find-my-way';
import * as z from 'zod';
import type { Viewer } from '../session/viewer';
import { cacheFile } from './file-cache';
import { remotePath, type StaticDirs } from './static-files.routes';

/** `first-loads.json`, which the build of a remote writes: by the path of a page, what it needs before it shows. */
const firstLoadsFile = z.record(
  z.string(),
  z.object({
    files: z.array(z.string()),
    calls: z.array(z.object({ url: z.string(), exceptRoles: z.array(z.string()).optional() })),
    isFullScreen: z.boolean().optional(),
  }),
);

/** URLs that the browser will ask for while it opens a page. */
export interface FirstLoads {
  scripts: string[];
  styles: string[];
  /** Asked for by scripts, as the calls are. */
  manifests: string[];
  calls: string[];
  /** Whether the page has no frame around it. */
  isFullScreen: boolean;
}

const NOTHING: FirstLoads = { scripts: [], styles: [], manifests: [], calls: [], isFullScreen: false };

/** Finds what the page at a path needs before it shows; nothing for a page of another origin or an older build. */
export function createFirstLoads({ remotes }: Pick<StaticDirs, 'remotes'>) {
  const readers = Object.entries(remotes).map(([name, dir]) =>
    cacheFile(path.join(dir, 'first-loads.json'), (text) => routerOf(text, remotePath(name))),
  );

  return async function firstLoadsOf(pagePath: string, viewer: Viewer | null): Promise<FirstLoads> {
    const routers = await Promise.all(readers.map((read) => read()));
    for (const router of routers) {
      const match = router?.find('GET', pagePath);
      if (match) return withCalls(match.store as PageLoads, viewer, match.params);
    }
    return NOTHING;
  };
}

interface PageLoads extends Omit<FirstLoads, 'calls'> {
  calls: z.infer<typeof firstLoadsFile>[string]['calls'];
}

function routerOf(text: string, base: string) {
  const router = findMyWay();
  const pages = firstLoadsFile.parse(JSON.parse(text));
  for (const [pagePath, { files, calls, isFullScreen = false }] of Object.entries(pages)) {
    const urls = files.map((file) => `${base}/${file}`);
    const loads: PageLoads = {
      // The shell reads it first, to find the script that the remote begins with.
      manifests: [`${base}/mf-manifest.json`],
      scripts: urls.filter((url) => url.endsWith('.js')),
      styles: urls.filter((url) => url.endsWith('.css')),
      calls,
      isFullScreen,
    };
    router.on('GET', pagePath, () => undefined, loads);
  }
  return router;
}

function withCalls(
  { calls, ...files }: PageLoads,
  viewer: Viewer | null,
  params: Record<string, string | undefined>,
): FirstLoads {
  const role = viewer?.role ?? 'STUDENT';
  const known = { ...params, role, userId: params.userId ?? viewer?.userId };
  const urls = calls.filter(({ exceptRoles }) => !exceptRoles?.includes(role)).map(({ url }) => fill(url, known));
  return { ...files, calls: urls.filter((url) => url !== null) };
}

/** A call with its parameters; null when one of them is not known, as the id of a visitor. */
function fill(url: string, params: Record<string, string | undefined>): string | null {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => !params[name])) return null;
  return url.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
}
