import type { Agent, IncomingMessage, ServerResponse } from 'node:http';
import { SERVICES, type ServiceName } from '@portal/contracts';
import { DomainError, type Logger, REVOCATION_HEADER, parseRevocationHeader } from '@portal/service-kit';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { isCallOnly } from '../routing/route';
import type { TokenIdentity } from '../session/access-token';
import type { RevocationList } from '../session/revocation-list';
import type { OpenStreams } from './open-streams';
import { sendProblem } from './problem-response';

/** As Node spells the names of received headers. */
const RECEIVED_REVOCATION_HEADER = REVOCATION_HEADER.toLowerCase();
const SERVICE_TIMEOUT_MS = 30_000;

/** What the gateway knows of a call that it forwards. */
export interface ProxyContext {
  service: ServiceName;
  requestId: string;
  /** Whose session it is; null for visitors. */
  identity: TokenIdentity | null;
}

interface Dependencies {
  services: Record<ServiceName, string>;
  agent: Agent;
  openStreams: OpenStreams;
  revocations: RevocationList;
  logger: Logger;
  /** Replaces what services say of transport security: only the gateway knows how browsers reach it. */
  transportSecurity: string | null;
}

export type ServiceProxy = ReturnType<typeof createServiceProxy>;

/** Forwards requests to services as they are: bodies are never read here. */
export function createServiceProxy(deps: Dependencies) {
  const { services, agent, openStreams, revocations, logger, transportSecurity } = deps;
  const contexts = new WeakMap<IncomingMessage, ProxyContext>();

  function onAnswer(answer: IncomingMessage, req: IncomingMessage, res: ServerResponse): void {
    const { headers } = answer;
    const revoked = headers[RECEIVED_REVOCATION_HEADER];
    if (typeof revoked === 'string') revocations.announce(parseRevocationHeader(revoked));
    delete headers[RECEIVED_REVOCATION_HEADER];
    delete headers['strict-transport-security'];
    if (transportSecurity) headers['strict-transport-security'] = transportSecurity;
    // A cache must not give the answer to a navigation, which gets a page at the same address.
    if (!isCallOnly(req.url ?? '')) headers.vary = headers.vary ? `${headers.vary}, Accept` : 'Accept';
    if (!headers['content-type']?.startsWith('text/event-stream')) return;
    answer.socket.setTimeout(0);
    openStreams.add(res, { serviceAnswer: answer, identity: contexts.get(req)?.identity ?? null });
  }

  function onError(error: Error, req: IncomingMessage, res: ServerResponse): void {
    const { service, requestId = '' } = contexts.get(req) ?? {};
    logger.warn({ service, requestId, reason: (error as { code?: string }).code }, 'a service is away');
    sendProblem(res, new DomainError('SYSTEM.UNAVAILABLE', { retryAfter: 5 }), requestId);
  }

  const middlewareFor = (service: ServiceName) =>
    createProxyMiddleware<IncomingMessage, ServerResponse>({
      target: services[service],
      agent,
      proxyTimeout: SERVICE_TIMEOUT_MS,
      on: {
        proxyRes: onAnswer,
        error: (error, req, res) => ('writeHead' in res ? onError(error, req, res) : void res.destroy()),
      },
    });
  const middlewares = new Map(SERVICES.map((service) => [service, middlewareFor(service)]));

  function forward(req: IncomingMessage, res: ServerResponse, context: ProxyContext): void {
    contexts.set(req, context);
    // The middleware calls next with an error that `on.error` has answered.
    void middlewares.get(context.service)?.(req, res, () => undefined);
  }

  return { forward };
}
