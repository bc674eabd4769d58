import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import type { SessionMiddleware } from '../session/session.middleware';
import type { ProxyContext } from './proxy-context';
import type { ServiceProxy } from './service-proxy';

interface Dependencies {
  sessionMiddleware: SessionMiddleware;
  proxy: ServiceProxy;
}

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Takes a call to its service: checks the session, compresses the answer where the browser accepts that. */
export function createForwardCall({ sessionMiddleware, proxy }: Dependencies) {
  // Its types ask for Express, but it uses only what Node's own messages have.
  const compress = compression({ filter: isCompressible }) as unknown as Middleware;

  return function forwardCall(req: IncomingMessage, res: ServerResponse, context: ProxyContext): void {
    sessionMiddleware(req, res, context, () => {
      if (!req.headers['accept-encoding']) return proxy.forward(req, res, context);
      return compress(req, res, () => proxy.forward(req, res, context));
    });
  };
}

/** Compression would hold the entries of a stream back until its buffer is full. */
function isCompressible(...[req, res]: Parameters<typeof compression.filter>): boolean {
  const type = String(res.getHeader('content-type') ?? '');
  return !type.startsWith('text/event-stream') && compression.filter(req, res);
}
