import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '@portal/contracts';
import { DomainError, type Logger } from '@portal/service-kit';
import compression from 'compression';
import { type ClientRules, claimHeaders, clientAddress } from './guards/client-headers';
import { createOriginGuard } from './guards/origin-guard';
import { createThrottle } from './guards/throttle';
import { type PagesOptions, createPages } from './pages/pages';
import { REPORTS_PATH, TRANSPORT_SECURITY } from './pages/security-headers';
import { refuse } from './proxy/refusal';
import { type PassedOn, createServiceProxy } from './proxy/service-proxy';
import { destinationOf, pathOf } from './routing/destination';
import { createRoutingTable } from './routing/routing-table';
import { identityOf, readCookie } from './session/access-token';
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
  const compress = compression({ filter: isWorthCompressing });
  const admit = createCookieGate(isSecure ? '__Host-' : '', revocations);

  function call(req: IncomingMessage, res: ServerResponse, service: ServiceName, requestId: string): void {
    const admitted = admit(req, service);
    if (admitted instanceof DomainError) return refuse(res, admitted, requestId);
    const known: PassedOn = { requestId, identity: admitted };
    if (!req.headers['accept-encoding']) return proxy.pass(req, res, service, known);
    // compression asks only for what Node's own messages have.
    type Both = Parameters<typeof compress>;
    return void compress(req as Both[0], res as Both[1], () => proxy.pass(req, res, service, known));
  }

  function handle(req: IncomingMessage, res: ServerResponse): void {
    const address = clientAddress(req, dependencies.trustedProxies);
    const requestId = claimHeaders(req, address, dependencies);
    secondsToWait(address).then(
      (seconds) => {
        if (seconds !== null) {
          return refuse(res, new DomainError('REQUEST.THROTTLED', { retryAfter: seconds }), requestId);
        }
        const path = pathOf(req.url ?? '/');
        // Browsers send reports without saying where they come from; a report changes nothing.
        if (isFromElsewhere(req) && path !== REPORTS_PATH) {
          return refuse(res, new DomainError('REQUEST.CROSS_ORIGIN'), requestId);
        }
        const destination = destinationOf(req, path, table);
        if (destination.kind === 'service') return call(req, res, destination.service, requestId);
        if (destination.kind === 'own') {
          res.setHeader('X-Request-Id', requestId);
          return void pages(req, res);
        }
        return refuse(res, new DomainError('REQUEST.NOT_FOUND'), requestId);
      },
      (error: unknown) => {
        logger.error({ err: error }, 'the gateway failed');
        refuse(res, new DomainError('SYSTEM.UNEXPECTED'), requestId);
      },
    );
  }

  return { handle, endStreams: () => proxy.endStreams(), close: () => proxy.close() };
}

function isWorthCompressing(
  req: Parameters<typeof compression.filter>[0],
  res: Parameters<typeof compression.filter>[1],
) {
  const type = String(res.getHeader('content-type') ?? '');
  return !type.startsWith('text/event-stream') && compression.filter(req, res);
}

/** Turns the session cookie into the bearer token services read; only auth sees a cookie, and only its own. */
function createCookieGate(prefix: string, revocations: Revocations) {
  const accessName = `${prefix}portal_access`;
  const refreshName = `${prefix}portal_refresh`;
  return (req: IncomingMessage, service: ServiceName) => {
    const { cookie } = req.headers;
    delete req.headers.cookie;
    const isAuth = service === 'auth';
    const refresh = isAuth ? readCookie(cookie, refreshName) : null;
    if (refresh) req.headers.cookie = `${refreshName}=${refresh}`;
    const token = readCookie(cookie, accessName);
    if (!token) return null;
    if (!revocations.known) return new DomainError('SYSTEM.UNAVAILABLE', { retryAfter: 2 });
    const identity = identityOf(token);
    const isRevoked = identity !== null && revocations.has(identity);
    // Not dropped for the others: a visitor gets less than somebody whose browser only has to refresh.
    if (isRevoked && !isAuth) return new DomainError('AUTH.SESSION_REQUIRED');
    if (!isRevoked) req.headers.authorization = `Bearer ${token}`;
    return isRevoked ? null : identity;
  };
}
