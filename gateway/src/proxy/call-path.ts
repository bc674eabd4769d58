import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '@portal/contracts';
import { DomainError } from '@portal/service-kit';
import compression from 'compression';
import type { createCookieGate } from '../session/cookie-gate';
import { refuse } from './refusal';
import type { PassedOn, ServiceProxy } from './service-proxy';

interface CallPath {
  proxy: ServiceProxy;
  admit: ReturnType<typeof createCookieGate>;
}

/** The way of a call: its session admitted, its answer compressed where the browser takes that, and on to its service. */
export function createCallPath({ proxy, admit }: CallPath) {
  const compress = compression({ filter: isWorthCompressing });
  return (req: IncomingMessage, res: ServerResponse, service: ServiceName, requestId: string): void => {
    const admitted = admit(req, service);
    if (admitted instanceof DomainError) return refuse(res, admitted, requestId);
    const known: PassedOn = { requestId, identity: admitted };
    if (!req.headers['accept-encoding']) return proxy.pass(req, res, service, known);
    // compression asks only for what Node's own messages have.
    type Both = Parameters<typeof compress>;
    return void compress(req as Both[0], res as Both[1], () => proxy.pass(req, res, service, known));
  };
}

function isWorthCompressing(
  req: Parameters<typeof compression.filter>[0],
  res: Parameters<typeof compression.filter>[1],
) {
  const type = String(res.getHeader('content-type') ?? '');
  return !type.startsWith('text/event-stream') && compression.filter(req, res);
}
