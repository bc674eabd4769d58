import { calls } from '@portal/contracts';
import { portalPages } from '../../../packages/web-kit/src/portal/pages';
import { readSources, type Source } from '../repository/sources';

/** Where people are led: by links and buttons, by notifications, emails, calendars and searches. */
const leads = /^(mfe-[a-z]+|shell|packages\/(web-kit|campus-kit|ui|contracts)|services\/[a-z]+)\/src\/.*\.tsx?$/;
const isTest = /\.test\.tsx?$|\/testing\/|\/sample-[a-z-]+\.ts$/;

/** What the gateway serves beside pages and calls, and the folder of calls that cookies are for. */
const others = ['/settings.json', '/remotes.json', '/service-worker.js', '/auth'];

/** A text that begins with a slash, or with the origin of the portal and a slash. */
const pathText = /(?<quote>['"`])(?:\$\{\w*[oO]rigin\w*\})?(?<path>\/[a-z][^'"`\s]*)\k<quote>/g;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const shellRoutes = 'shell/src/routing/portal-routes.tsx';

/** The paths of the pages that the shell has itself, as its routes name them. */
function pathsOfShell(sources: readonly Source[]): string[] {
  const text = sources.find(({ path }) => path === shellRoutes)?.text ?? '';
  return [...text.matchAll(/path: '(\/[^']*)'/g)].map(([, path = '']) => path);
}

/** Whether a path, maybe only the beginning of one, is that of a page, a call or a file. */
function leadsTo(known: readonly string[], path: string): boolean {
  const partsOf = (text: string) => text.split('/').filter(Boolean);
  const asked = partsOf(path);
  return known.some((pattern) => {
    const parts = partsOf(pattern);
    const isWhole = path.endsWith('/') ? parts.length > asked.length : parts.length === asked.length;
    return isWhole && asked.every((part, index) => part === parts[index] || parts[index]?.startsWith(':'));
  });
}

/** Every path in these sources that leads nowhere. */
export function findDeadPaths(sources: readonly Source[]): string[] {
  const known = [
    ...portalPages.map(({ path }) => path),
    ...pathsOfShell(sources),
    ...Object.values(calls).map(({ path }) => path),
    ...others,
  ];
  return sources
    .filter(({ path }) => leads.test(path) && !isTest.test(path))
    .flatMap(({ path: file, text }) =>
      [...text.replace(comments, '').matchAll(pathText)]
        .map(({ groups }) => groups?.['path'] ?? '')
        .filter((path) => !leadsTo(known, pathnameOf(path)))
        .map((path) => `${file}: "${path}" is no page of web-kit's table, no route of the shell and no call`),
    );
}

/** Without query, and with one value for each part that is filled in. */
function pathnameOf(text: string): string {
  const [pathname = ''] = text.replaceAll(/\$\{[^}]*\}/g, 'x').split(/[?#]/);
  return pathname;
}

/** The same for the whole repository. */
export const checkPortalPaths = (root: string) => findDeadPaths(readSources(root, /\.tsx?$/));
