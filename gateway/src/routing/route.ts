import type { IncomingMessage } from 'node:http';
import { isCallOnly, isFilePath, namesHtml, takesAnything } from '../http/page-requests';
import type { CallRoute, FindService } from './service-matcher';

export type Route = { kind: 'call'; call: CallRoute } | { kind: 'page' } | { kind: 'file' } | { kind: 'notFound' };

const PAGE: Route = { kind: 'page' };
const FILE: Route = { kind: 'file' };
const NOT_FOUND: Route = { kind: 'notFound' };

interface Dependencies {
  findService: FindService;
  hasSession: (req: IncomingMessage) => boolean;
}

/**
 * Pages and calls share one origin. Below /api and /auth there are only calls; elsewhere a script that names JSON gets
 * the call, and a browser the page (`/events` is both). A request that names no type gets
 * the page; with a session it is taken for a script of that person, and gets the call.
 */
export function routeOf(req: IncomingMessage, path: string, { findService, hasSession }: Dependencies): Route {
  if (path === '/api/docs' || path.startsWith('/api/docs/')) return PAGE;
  const call = findService(path);
  const opensPage = () => namesHtml(req) || (takesAnything(req) && !hasSession(req));
  if (call && (isCallOnly(path) || !opensPage())) return { kind: 'call', call };
  if (isCallOnly(path)) return NOT_FOUND;
  return isFilePath(path) ? FILE : PAGE;
}
