import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InstituteSettings, ServiceName } from '@portal/contracts';
import { DomainError, type Logger, type Metrics, type TokenVerifier } from '@portal/service-kit';
import { PAGE_BODY_LIMIT, bodyLimitOf } from './guards/body-limit';
import { clientAddress, setForwardedHeaders } from './guards/forwarded-headers';
import { type Budgets, createRequestGuard } from './guards/request-guard';
import { createGatewayCounters } from './metrics';
import { createPages } from './pages/pages';
import type { StaticDirs } from './pages/static-files.routes';
import { createForwarding } from './proxy/forwarding';
import { pathOf } from './http/page-requests';
import { sendProblem } from './http/problem-response';
import { createRefuse } from './proxy/refusal';
import { routeOf } from './routing/route';
import { createServiceMatcher } from './routing/service-matcher';
import { createReadPerson } from './session/person';
import type { RevocationList } from './session/revocation-list';
import { createHasSession } from './session/session-cookies';
import { createReadSessionToken } from './session/session-token';

interface Dependencies {
  services: Record<ServiceName, string>;
  staticDirs: StaticDirs;
  externalRemotes: Record<string, string>;
  settings: InstituteSettings;
  publicOrigin: URL;
  budgets: Budgets;
  streamsPerAddress: number;
  trustedProxies: number;
  revocations: RevocationList;
  tokens: TokenVerifier;
  logger: Logger;
  metrics: Metrics;
}

/**
 * The composition root. Calls go through plain functions, because they are most of the requests and an Express chain
 * would cost each of them more than everything here; pages go through Express.
 */
export function buildGateway(deps: Dependencies) {
  const { publicOrigin, logger, metrics } = deps;
  const isHttps = publicOrigin.protocol === 'https:';
  const counters = createGatewayCounters(metrics);
  const refuse = createRefuse(counters);
  const forwarding = createForwarding({ ...deps, isHttps, counters, refuse });
  const findService = createServiceMatcher();
  const pages = createPages({ ...deps, isHttps, findService });
  const findRefusal = createRequestGuard({ publicOrigin, budgets: deps.budgets });
  const readPerson = createReadPerson({
    readSessionToken: createReadSessionToken({ ...deps, isHttps }),
    tokens: deps.tokens,
  });
  const hasSession = createHasSession({ isHttps });

  async function serve(req: IncomingMessage, res: ServerResponse<IncomingMessage>): Promise<void> {
    const address = clientAddress(req, deps.trustedProxies);
    const requestId = setForwardedHeaders(req, address, publicOrigin);
    try {
      const path = pathOf(req.url ?? '/');
      const route = routeOf(req, path, { findService, hasSession });
      const call = route.kind === 'call' ? route.call : null;
      const bodyLimit = call ? bodyLimitOf(call.upload) : PAGE_BODY_LIMIT;
      const person = route.kind === 'file' ? null : await readPerson(req);
      const refusal = await findRefusal(req, { address, person, path, kind: route.kind, bodyLimit });
      if (refusal) return refuse(res, refusal, { requestId, service: call?.service ?? null });
      if (call) {
        return forwarding.forwardCall(req, res, { ...call, requestId, address, person, bodyLimit, identity: null });
      }
      if (route.kind === 'notFound') return sendProblem(res, new DomainError('REQUEST.NOT_FOUND'), requestId);
      res.setHeader('X-Request-Id', requestId);
      return void pages(req, res);
    } catch (error) {
      logger.error({ err: error }, 'the gateway failed');
      return sendProblem(res, new DomainError('SYSTEM.UNEXPECTED'), requestId);
    }
  }

  return { ...forwarding, serve, counters };
}
