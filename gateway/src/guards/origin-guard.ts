import type { IncomingMessage } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A portal on one's own machine is reached by several names. */
function originsOf(publicOrigin: URL): Set<string> {
  if (!LOOPBACK.includes(publicOrigin.hostname)) return new Set([publicOrigin.origin]);
  const port = publicOrigin.port ? `:${publicOrigin.port}` : '';
  return new Set(LOOPBACK.map((name) => `${publicOrigin.protocol}//${name}${port}`));
}

/** True for a write that some other site made the browser send, or that says nothing of where it comes from. */
export function createOriginGuard(publicOrigin: URL): (req: IncomingMessage) => boolean {
  const origins = originsOf(publicOrigin);
  return ({ method = 'GET', headers }) => {
    if (SAFE.has(method)) return false;
    if (headers.origin !== undefined) return !origins.has(headers.origin);
    const site = headers['sec-fetch-site'];
    return site !== 'same-origin' && site !== 'none';
  };
}
