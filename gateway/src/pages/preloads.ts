import path from 'node:path';
import type { Logger } from '@portal/service-kit';
import findMyWay from 'find-my-way';
import * as z from 'zod';
import type { Viewer } from '../session/viewer';
import { cacheFile } from './file-cache';
import { manifestUrl, remotePath, type StaticDirs } from './static-files.routes';

/** `preloads.json`, which the build of a remote writes: by the path of a page, what it needs before it shows. */
const preloadsFile = z.record(
  z.string(),
  z.object({
    files: z.array(z.string()),
    shared: z.array(z.string()).optional(),
    calls: z.array(z.object({ url: z.string(), roles: z.array(z.string()).optional() })),
    isFullScreen: z.boolean().optional(),
  }),
);

/** `shared-files.json`, which the build of the shell writes: the files of modules that pages share, by their names. */
const sharedFiles = z.record(z.string(), z.array(z.string()));

/** URLs that the browser will ask for while it opens a page. */
export interface Preloads {
  scripts: string[];
  styles: string[];
  calls: string[];
  /** Whether the page has no frame around it. */
  isFullScreen: boolean;
  /** The remote that has the page; without an entry where its manifest cannot be read. */
  remote?: FirstRemote;
}

/** The URLs of a remote's manifest and of the script that it begins with, by its federation name. */
export interface FirstRemote {
  name: string;
  manifest: string;
  entry?: string | undefined;
}

const NOTHING: Preloads = { scripts: [], styles: [], calls: [], isFullScreen: false };

/** What is read of a remote's manifest, which its build writes (Module Federation, mf-manifest.json). */
const manifestFile = z.object({
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
});

/**
 * Finds what the page at a path needs before it shows; nothing for a page of another origin or an older build, or whose
 * remote was deployed with a file that cannot be read: its page then loads one step after the other.
 */
export function createPreloads({ shell, remotes }: StaticDirs, logger: Logger) {
  const readers = Object.entries(remotes).map(([name, dir]) => ({
    name,
    readRouter: readerOf(path.join(dir, 'preloads.json'), (content) => routerOf(content, remotePath(name))),
    readEntry: readerOf(path.join(dir, 'mf-manifest.json'), (content) => entryOf(content, remotePath(name))),
  }));
  const readShared = readerOf(path.join(shell, 'shared-files.json'), (content) => sharedFiles.parse(content));

  /** A team may deploy a file that cannot be read. */
  function readerOf<Content>(file: string, make: (content: unknown) => Content) {
    return cacheFile(file, (text) => {
      try {
        return make(JSON.parse(text));
      } catch (error) {
        logger.warn({ err: error, file }, 'what pages need first cannot be read');
        return null;
      }
    });
  }

  return async function preloadsOf(pagePath: string, viewer: Viewer | null): Promise<Preloads> {
    for (const { name, readRouter, readEntry } of readers) {
      const match = (await readRouter())?.find('GET', pagePath);
      if (!match) continue;
      const { files, shared, calls, isFullScreen } = match.store as StoredPreloads;
      const filesOf = (await readShared()) ?? {};
      const urls = new Set([...files, ...shared.flatMap((name) => filesOf[name] ?? []).map((file) => `/${file}`)]);
      return {
        scripts: [...urls].filter((url) => url.endsWith('.js')),
        styles: [...urls].filter((url) => url.endsWith('.css')),
        calls: urlsOf(calls, viewer, match.params),
        isFullScreen,
        remote: { name, manifest: manifestUrl(name), entry: (await readEntry()) ?? undefined },
      };
    }
    return NOTHING;
  };
}

type Calls = z.infer<typeof preloadsFile>[string]['calls'];

interface StoredPreloads {
  files: string[];
  /** Names of shared modules, whose files the shell has. */
  shared: string[];
  calls: Calls;
  isFullScreen: boolean;
}

function entryOf(content: unknown, base: string): string {
  const { path: folder, name } = manifestFile.parse(content).metaData.remoteEntry;
  return `${base}/${folder}${name}`;
}

function routerOf(content: unknown, base: string) {
  const router = findMyWay();
  const pages = preloadsFile.parse(content);
  for (const [pagePath, { files, shared = [], calls, isFullScreen = false }] of Object.entries(pages)) {
    const stored: StoredPreloads = {
      files: files.map((file) => `${base}/${file}`),
      shared,
      calls,
      isFullScreen,
    };
    router.on('GET', pagePath, () => undefined, stored);
  }
  return router;
}

function urlsOf(calls: Calls, viewer: Viewer | null, params: Record<string, string | undefined>): string[] {
  const role = viewer?.role ?? 'STUDENT';
  const known = {
    ...params,
    role,
    userId: params.userId ?? viewer?.userId,
    unitId: params.unitId ?? viewer?.unitId,
    username: viewer?.username,
  };
  return calls
    .filter(({ roles }) => roles?.includes(role) ?? true)
    .map(({ url }) => fill(url, known))
    .filter((url) => url !== null);
}

/** A call with its parameters; null when one of them is not known, as the id of a visitor. */
function fill(url: string, params: Record<string, string | undefined>): string | null {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => !params[name])) return null;
  return url.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
}
