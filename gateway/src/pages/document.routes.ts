import path from 'node:path';
import { type InstituteSettings, type ServiceName, homePathOf } from '@portal/contracts';
import type { Logger } from '@portal/service-kit';
import { parseCookie } from 'cookie';
import { Router, type Request } from 'express';
import { isForPage, isFilePath } from '../http/page-requests';
import type { ReadViewer } from '../session/viewer';
import { createContentSecurityPolicy } from '../http/content-security-policy';
import { readTemplate } from './document-template';
import { cacheFile } from './file-cache';
import type { ReadPageAnswers } from './page-answers';
import { createReadHead } from './page-head';
import { createPreloads } from './preloads';
import type { StaticDirs } from './static-files.routes';

interface Dependencies {
  staticDirs: StaticDirs;
  settings: InstituteSettings;
  services: Record<ServiceName, string>;
  publicOrigin: URL;
  /** URLs of the remotes' manifests, by federation name. */
  remotes: Record<string, string>;
  remoteOrigins: readonly string[];
  readViewer: ReadViewer;
  readPageAnswers: ReadPageAnswers;
  logger: Logger;
}

/**
 * The HTML of every page: the shell's, with the settings in it and the URLs of what the page will ask for, so that the
 * browser asks for all of it at once. What it shows of a person it does not know; the calls decide about that.
 */
export function createDocumentRoutes(deps: Dependencies) {
  const { staticDirs, settings, remotes, remoteOrigins, readViewer, readPageAnswers, logger } = deps;
  const preloadsOf = createPreloads(staticDirs, logger);
  const readHead = createReadHead({ ...deps, shellDir: staticDirs.shell });
  const cachedTemplate = cacheFile(path.join(staticDirs.shell, 'index.html'), async (html) => {
    const template = await readTemplate(html, staticDirs.shell);
    return { ...template, setPolicy: createContentSecurityPolicy(remoteOrigins, template.inline) };
  });

  return Router().use(async function sendDocument(req, res, next) {
    if (!isForPage(req) || isFilePath(req.path)) return next();
    const template = await cachedTemplate();
    if (!template) return next();
    const viewer = readViewer(req.headers.cookie);
    const pagePath = req.path === '/' && viewer ? homePathOf(viewer.role) : req.path;
    const head = await readHead(req, pagePath);
    const loads = await preloadsOf(pagePath, viewer);
    const storedScripts = parseCookie(req.headers.cookie ?? '')['portal_scripts'];
    const answers = isFirstVisit(req, storedScripts) ? await readPageAnswers(req, loads.calls) : null;
    const page = {
      settings,
      remotes,
      isVisitor: viewer === null,
      firstCalls: loads.calls,
      hasAnswers: answers !== null,
      isFullScreen: loads.isFullScreen,
      firstRemote: loads.remote,
    };
    // What a person was answered stays in no cache.
    res.set({ 'Cache-Control': answers ? 'no-store' : 'private, no-cache', Vary: 'Accept, Cookie' });
    template.setPolicy(req, res, () => undefined);
    const isStored = storedScripts === template.stored;
    return void res.type('html').send(template.withPage(page, { head, loads, isStored, answers }));
  });
}

/**
 * Whether a browser opens the page in a window and has nothing of the portal stored. A service worker asks for pages to
 * store them, and a query filters the page, which makes other calls then.
 */
function isFirstVisit({ headers, url, method }: Request, storedScripts: string | undefined): boolean {
  const isOpened = headers['sec-fetch-dest'] === 'document';
  return method === 'GET' && isOpened && storedScripts === undefined && !url.includes('?');
}
