import { createHash } from 'node:crypto';
import path from 'node:path';
import { type InstituteSettings, homePathOf } from '@portal/contracts';
import type { Logger } from '@portal/service-kit';
import { Router } from 'express';
import { isNavigation } from '../routing/route';
import type { ReadViewer } from '../session/viewer';
import { createContentSecurityPolicy } from './content-security-policy';
import { cacheFile } from './file-cache';
import { createPreloads, type Preloads } from './preloads';
import { type StaticDirs, isFilePath } from './static-files.routes';

interface Dependencies {
  staticDirs: StaticDirs;
  settings: InstituteSettings;
  /** URLs of the remotes' manifests, by federation name. */
  remotes: Record<string, string>;
  remoteOrigins: readonly string[];
  readViewer: ReadViewer;
  logger: Logger;
}

/**
 * The HTML of every page: the shell's, with the settings in it and the URLs of what the page will ask for, so that the
 * browser asks for all of it at once. What it shows of a person it does not know; the calls decide about that.
 */
export function createDocumentRoutes({
  staticDirs,
  settings,
  remotes,
  remoteOrigins,
  readViewer,
  logger,
}: Dependencies) {
  const preloadsOf = createPreloads(staticDirs, logger);
  const readTemplate = cacheFile(path.join(staticDirs.shell, 'index.html'), (html) => ({
    ...splitTemplate(html),
    setPolicy: createContentSecurityPolicy(remoteOrigins, inlineHashes(html)),
  }));

  return Router().use(async function sendDocument(req, res, next) {
    if (!isNavigation(req) || isFilePath(req.path)) return next();
    const template = await readTemplate();
    if (!template) return next();
    const viewer = readViewer(req.headers.cookie);
    const pagePath = req.path === '/' && viewer ? homePathOf(viewer.role) : req.path;
    const loads = await preloadsOf(pagePath, viewer);
    const page = {
      settings,
      remotes,
      isVisitor: viewer === null,
      firstCalls: loads.calls,
      isFullScreen: loads.isFullScreen,
    };
    res.set({ 'Cache-Control': 'private, no-cache', Vary: 'Accept, Cookie' });
    template.setPolicy(req, res, () => undefined);
    return void res.type('html').send(template.withPage(page, loads));
  });
}

const PAGE_DATA = /(<script[^>]*\bid="?portal-page"?[^>]*>)null(?=<\/script>)/;

/** The shell's HTML has one place for the page's data, and takes preloads at the end of its head. */
function splitTemplate(html: string) {
  const [before = '', opening = '', after = ''] = PAGE_DATA.test(html) ? html.split(PAGE_DATA) : [html, '', ''];
  return {
    withPage(page: object, { manifests, scripts, styles }: Preloads): string {
      if (opening === '') return html;
      // `<` could begin `</script>`.
      const data = JSON.stringify(page).replaceAll('<', '\\u003c');
      const preloads = [
        // Without the attribute the browser would not recognize the request of a script as this one.
        ...manifests.map((url) => preload(url, 'fetch', ' crossorigin')),
        // After the scripts of the page, which need them.
        ...scripts.map((url) => preload(url, 'script', ' fetchpriority="low"')),
        ...styles.map((url) => preload(url, 'style')),
      ];
      return before + opening + data + after.replace('</head>', `${preloads.join('')}</head>`);
    },
  };
}

function preload(url: string, as: 'script' | 'style' | 'fetch', attributes = ''): string {
  return `<link rel="preload" href="${encodeURI(url)}" as="${as}"${attributes}>`;
}

/** What the policy lets run and apply inside of the page: what the build put there, known by its hash. */
function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hashesOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text));
  return { scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g), styles: hashesOf(/<style>([\s\S]*?)<\/style>/g) };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
