import path from 'node:path';
import type { Logger } from '@portal/service-kit';
import findMyWay from 'find-my-way';
import * as z from 'zod';
import type { Viewer } from '../session/viewer';
import { cacheFile } from './file-cache';
import { remotePath, type StaticDirs } from './static-files.routes';

/** `preloads.json`, which the build of a remote writes: by the path of a page, what it needs before it shows. */
const preloadsFile = z.record(
  z.string(),
  z.object({
    files: z.array(z.string()),
    calls: z.array(z.object({ url: z.string(), exceptRoles: z.array(z.string()).optional() })),
    isFullScreen: z.boolean().optional(),
  }),
);

/** URLs that the browser will ask for while it opens a page. */
export interface Preloads {
  scripts: string[];
  styles: string[];
  /** Asked for by scripts, as the calls are. */
  manifests: string[];
  calls: string[];
  /** Whether the page has no frame around it. */
  isFullScreen: boolean;
}

const NOTHING: Preloads = { scripts: [], styles: [], manifests: [], calls: [], isFullScreen: false };

/**
 * Finds what the page at a path needs before it shows; nothing for a page of another origin or an older build, or whose
 * remote was deployed with a file that cannot be read: its page then loads one step after the other.
 */
export function createPreloads({ remotes }: Pick<StaticDirs, 'remotes'>, logger: Logger) {
  const readers = Object.entries(remotes).map(([name, dir]) =>
    cacheFile(path.join(dir, 'preloads.json'), (text) => {
      try {
        return routerOf(text, remotePath(name));
      } catch (error) {
        logger.warn({ err: error, remote: name }, 'preloads.json of a remote cannot be read');
        return null;
      }
    }),
  );

  return async function preloadsOf(pagePath: string, viewer: Viewer | null): Promise<Preloads> {
    const routers = await Promise.all(readers.map((read) => read()));
    for (const router of routers) {
      const match = router?.find('GET', pagePath);
      if (match) return withCalls(match.store as StoredPreloads, viewer, match.params);
    }
    return NOTHING;
  };
}

interface StoredPreloads extends Omit<Preloads, 'calls'> {
  calls: z.infer<typeof preloadsFile>[string]['calls'];
}

function routerOf(text: string, base: string) {
  const router = findMyWay();
  const pages = preloadsFile.parse(JSON.parse(text));
  for (const [pagePath, { files, calls, isFullScreen = false }] of Object.entries(pages)) {
    const urls = files.map((file) => `${base}/${file}`);
    const stored: StoredPreloads = {
      // The shell reads it first, to find the script that the remote begins with.
      manifests: [`${base}/mf-manifest.json`],
      scripts: urls.filter((url) => url.endsWith('.js')),
      styles: urls.filter((url) => url.endsWith('.css')),
      calls,
      isFullScreen,
    };
    router.on('GET', pagePath, () => undefined, stored);
  }
  return router;
}

function withCalls(
  { calls, ...files }: StoredPreloads,
  viewer: Viewer | null,
  params: Record<string, string | undefined>,
): Preloads {
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
