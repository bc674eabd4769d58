import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { InstituteSettings, ServiceName } from '@portal/contracts';
import { DomainError, type Logger, type Metrics } from '@portal/service-kit';
import { createCrossOriginCheck } from './guards/cross-origin';
import { clientAddress, setForwardedHeaders } from './guards/forwarded-headers';
import { createRateLimit } from './guards/rate-limit';
import { createPages } from './pages/pages';
import { CSP_REPORTS_PATH, STRICT_TRANSPORT_SECURITY } from './pages/security-headers.middleware';
import type { StaticDirs } from './pages/static-files.routes';
import { createForwardCall } from './proxy/forward-call';
import { createOpenStreams } from './proxy/open-streams';
import { sendProblem } from './proxy/problem-response';
import { createServiceProxy } from './proxy/service-proxy';
import { pathOf, routeOf } from './routing/route';
import { createServiceMatcher } from './routing/service-matcher';
import type { RevocationList } from './session/revocation-list';
import { createSessionMiddleware } from './session/session.middleware';

interface Dependencies {
  services: Record<ServiceName, string>;
  staticDirs: StaticDirs;
  externalRemotes: Record<string, string>;
  settings: InstituteSettings;
  publicOrigin: URL;
  requestsPerMinute: number;
  trustedProxies: number;
  revocations: RevocationList;
  logger: Logger;
  metrics: Metrics;
}

/**
 * The composition root. Calls go through plain functions, because they are most of the requests and an Express chain
 * would cost each of them more than everything here; pages go through Express.
 */
export function buildGateway(deps: Dependencies) {
  const { services, staticDirs, externalRemotes, settings, publicOrigin, revocations, logger, metrics } = deps;
  const isHttps = publicOrigin.protocol === 'https:';
  const transportSecurity = isHttps ? STRICT_TRANSPORT_SECURITY : null;
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 128, timeout: 60_000 });
  const openStreams = createOpenStreams(revocations);
  const forwardCall = createForwardCall({
    sessionMiddleware: createSessionMiddleware({ cookiePrefix: isHttps ? '__Host-' : '', revocations }),
    proxy: createServiceProxy({ services, agent, openStreams, revocations, logger, transportSecurity }),
  });
  const pages = createPages({ services, staticDirs, externalRemotes, settings, isHttps, logger, metrics });
  const findService = createServiceMatcher();
  const countRequest = createRateLimit(deps.requestsPerMinute);
  const isCrossOrigin = createCrossOriginCheck(publicOrigin);

  async function findRefusal(req: IncomingMessage, address: string, path: string): Promise<DomainError | null> {
    const retryAfter = await countRequest(address);
    if (retryAfter !== null) return new DomainError('REQUEST.THROTTLED', { retryAfter });
    // Browsers send these reports without an origin; a report changes nothing.
    if (path === CSP_REPORTS_PATH || !isCrossOrigin(req)) return null;
    return new DomainError('REQUEST.CROSS_ORIGIN');
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const address = clientAddress(req, deps.trustedProxies);
    const requestId = setForwardedHeaders(req, address, publicOrigin);
    try {
      const path = pathOf(req.url ?? '/');
      const refusal = await findRefusal(req, address, path);
      if (refusal) return sendProblem(res, refusal, requestId);
      const route = routeOf(req, path, findService);
      if (route.kind === 'call') return forwardCall(req, res, { service: route.service, requestId, identity: null });
      if (route.kind === 'notFound') return sendProblem(res, new DomainError('REQUEST.NOT_FOUND'), requestId);
      res.setHeader('X-Request-Id', requestId);
      return void pages(req, res);
    } catch (error) {
      logger.error({ err: error }, 'the gateway failed');
      return sendProblem(res, new DomainError('SYSTEM.UNEXPECTED'), requestId);
    }
  }

  return { serve, openStreams, agent };
}
