import type { IncomingMessage } from 'node:http';
import type { CallRoute, FindService } from './service-matcher';

export type Route = { kind: 'call'; call: CallRoute } | { kind: 'page' } | { kind: 'notFound' };

const PAGE: Route = { kind: 'page' };
const NOT_FOUND: Route = { kind: 'notFound' };

/** The path of a request, without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Someone opens the address in a browser; a script that asks for data does not accept HTML. */
export function isNavigation(req: IncomingMessage): boolean {
  return (req.method === 'GET' || req.method === 'HEAD') && (req.headers.accept ?? '').includes('text/html');
}

/** Below /api and /auth there are no pages. */
export function isCallOnly(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/auth/');
}

/**
 * Pages and calls share one origin. Below /api and /auth there are only calls; elsewhere a navigation gets a page and a
 * script gets the call (`/events` is both).
 */
export function routeOf(req: IncomingMessage, path: string, findService: FindService): Route {
  if (path === '/api/docs' || path.startsWith('/api/docs/')) return PAGE;
  const call = findService(path);
  if (call && (isCallOnly(path) || !isNavigation(req))) return { kind: 'call', call };
  return isCallOnly(path) ? NOT_FOUND : PAGE;
}
