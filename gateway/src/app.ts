import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError, type Logger } from '@portal/service-kit';
import { type ClientRules, claimHeaders, clientAddress } from './guards/client-headers';
import { createOriginGuard } from './guards/origin-guard';
import { createThrottle } from './guards/throttle';
import { type PagesOptions, createPages } from './pages/pages';
import { REPORTS_PATH, TRANSPORT_SECURITY } from './pages/security-headers';
import { refuse } from './proxy/refusal';
import { createCallPath } from './proxy/call-path';
import { createServiceProxy } from './proxy/service-proxy';
import { destinationOf, pathOf } from './routing/destination';
import { createRoutingTable } from './routing/routing-table';
import { createCookieGate } from './session/cookie-gate';
import type { Revocations } from './session/revocations';

export interface GatewayDependencies extends PagesOptions, ClientRules {
  revocations: Revocations;
  requestsPerMinute: number;
  logger: Logger;
}

export type Gateway = ReturnType<typeof buildGateway>;

/**
 * The composition root. Calls go through bare functions, because they are many and an Express chain would cost each of
 * them more than all of this; pages go through Express.
 */
export function buildGateway(dependencies: GatewayDependencies) {
  const { services, revocations, requestsPerMinute, publicOrigin, logger } = dependencies;
  const isSecure = publicOrigin.protocol === 'https:';
  const table = createRoutingTable();
  const isFromElsewhere = createOriginGuard(publicOrigin);
  const secondsToWait = createThrottle(requestsPerMinute);
  const pages = createPages(dependencies);
  const transportSecurity = isSecure ? TRANSPORT_SECURITY : null;
  const proxy = createServiceProxy({ services, revocations, logger, transportSecurity });
  const admit = createCookieGate(isSecure ? '__Host-' : '', revocations);

  const call = createCallPath({ proxy, admit });

  /** Null when the request may go on. */
  async function refusal(req: IncomingMessage, address: string, path: string): Promise<DomainError | null> {
    const seconds = await secondsToWait(address);
    if (seconds !== null) return new DomainError('REQUEST.THROTTLED', { retryAfter: seconds });
    // Browsers send reports without saying where they come from; a report changes nothing.
    const isRefused = isFromElsewhere(req) && path !== REPORTS_PATH;
    return isRefused ? new DomainError('REQUEST.CROSS_ORIGIN') : null;
  }

  async function serve(req: IncomingMessage, res: ServerResponse, address: string, requestId: string): Promise<void> {
    const path = pathOf(req.url ?? '/');
    const refused = await refusal(req, address, path);
    if (refused) return refuse(res, refused, requestId);
    const destination = destinationOf(req, path, table);
    if (destination.kind === 'service') return call(req, res, destination.service, requestId);
    if (destination.kind === 'nowhere') return refuse(res, new DomainError('REQUEST.NOT_FOUND'), requestId);
    res.setHeader('X-Request-Id', requestId);
    return void pages(req, res);
  }

  return {
    handle(req: IncomingMessage, res: ServerResponse): void {
      const address = clientAddress(req, dependencies.trustedProxies);
      const requestId = claimHeaders(req, address, dependencies);
      serve(req, res, address, requestId).catch((error: unknown) => {
        logger.error({ err: error }, 'the gateway failed');
        refuse(res, new DomainError('SYSTEM.UNEXPECTED'), requestId);
      });
    },
    endStreams: () => proxy.endStreams(),
    close: () => proxy.close(),
  };
}
