import type { IncomingMessage } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** A portal on one's own machine is reached by several names. */
function allowedOrigins(publicOrigin: URL): Set<string> {
  if (!LOOPBACK_HOSTS.includes(publicOrigin.hostname)) return new Set([publicOrigin.origin]);
  const port = publicOrigin.port ? `:${publicOrigin.port}` : '';
  return new Set(LOOPBACK_HOSTS.map((host) => `${publicOrigin.protocol}//${host}${port}`));
}

/** Tells whether a request is a write that another site made the browser send, or one without any origin. */
export function createCrossOriginCheck(publicOrigin: URL) {
  const allowed = allowedOrigins(publicOrigin);
  return function isCrossOrigin({ method = 'GET', headers }: IncomingMessage): boolean {
    if (SAFE_METHODS.has(method)) return false;
    if (headers.origin !== undefined) return !allowed.has(headers.origin);
    const site = headers['sec-fetch-site'];
    return site !== 'same-origin' && site !== 'none';
  };
}
