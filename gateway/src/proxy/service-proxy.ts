import type { Agent, ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SERVICES, type ServiceName } from '@portal/contracts';
import { DomainError, type Logger, REVOCATION_HEADER, parseRevocationHeader } from '@portal/service-kit';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { countBody } from '../guards/body-limit';
import type { GatewayCounters } from '../metrics';
import { isCallOnly } from '../http/page-requests';
import type { RevocationList } from '../session/revocation-list';
import { drainBody } from '../http/drain-body';
import type { OpenStreams } from './open-streams';
import type { ProxyContext } from './proxy-context';
import type { Refuse } from './refusal';
import { createServiceFailures } from './service-failures';

/** As Node spells the names of received headers. */
const RECEIVED_REVOCATION_HEADER = REVOCATION_HEADER.toLowerCase();
const SERVICE_TIMEOUT_MS = 30_000;

interface Dependencies {
  services: Record<ServiceName, string>;
  agent: Agent;
  openStreams: OpenStreams;
  revocations: RevocationList;
  logger: Logger;
  counters: GatewayCounters;
  refuse: Refuse;
  /** Replaces what services say of transport security: only the gateway knows how browsers reach it. */
  transportSecurity: string | null;
}

export type ServiceProxy = ReturnType<typeof createServiceProxy>;

/** Forwards requests to services as they are: bodies are never read here. */
export function createServiceProxy(deps: Dependencies) {
  const { services, agent, openStreams, revocations, refuse, transportSecurity } = deps;
  const contexts = new WeakMap<IncomingMessage, ProxyContext>();
  const failures = createServiceFailures(deps);

  function onAnswer(answer: IncomingMessage, req: IncomingMessage, res: ServerResponse): void {
    readRevocations(answer, revocations);
    setAnswerHeaders(answer, { path: req.url ?? '', transportSecurity });
    if (!answer.headers['content-type']?.startsWith('text/event-stream')) return;
    answer.socket.setTimeout(0);
    openStreams.add(res, { serviceAnswer: answer, identity: contexts.get(req)?.identity ?? null });
  }

  function onRequest(proxyReq: ClientRequest, req: IncomingMessage, res: ServerResponse<IncomingMessage>): void {
    failures.watch(proxyReq, req);
    const context = contexts.get(req);
    if (context) watchBody(proxyReq, { req, res, context, refuse });
  }

  function onError(error: Error, req: IncomingMessage, res: ServerResponse<IncomingMessage> | Socket): void {
    if (!('writeHead' in res)) return void res.destroy();
    failures.answer(error, { req, res, context: contexts.get(req) });
  }

  const middlewareFor = (service: ServiceName) =>
    createProxyMiddleware<IncomingMessage, ServerResponse>({
      target: services[service],
      agent,
      proxyTimeout: SERVICE_TIMEOUT_MS,
      on: {
        proxyReq: onRequest,
        proxyRes: onAnswer,
        error: onError,
      },
    });
  const middlewares = new Map(SERVICES.map((service) => [service, middlewareFor(service)]));

  function forward(req: IncomingMessage, res: ServerResponse<IncomingMessage>, context: ProxyContext): void {
    contexts.set(req, context);
    const mayOpen = !context.isStream || openStreams.reserve(res, context);
    if (!mayOpen) return refuse(res, new DomainError('REQUEST.TOO_MANY_STREAMS', { retryAfter: 60 }), context);
    // The middleware calls next with an error that `on.error` has answered.
    void middlewares.get(context.service)?.(req, res, () => undefined);
  }

  return { forward };
}

interface ForwardedCall {
  req: IncomingMessage;
  res: ServerResponse<IncomingMessage>;
  context: ProxyContext;
  refuse: Refuse;
}

/** Bodies are never read here, but one without a length is counted on its way. */
function watchBody(proxyReq: ClientRequest, { req, res, context, refuse }: ForwardedCall): void {
  countBody(req, context.bodyLimit, () => {
    // The service may have answered already, without looking at the body.
    if (res.headersSent) return drainBody(req);
    refuse(res, new DomainError(context.bodyLimit.refusal), context);
    proxyReq.destroy();
  });
}

function readRevocations({ headers }: IncomingMessage, revocations: RevocationList): void {
  const revoked = headers[RECEIVED_REVOCATION_HEADER];
  if (typeof revoked === 'string') revocations.announce(parseRevocationHeader(revoked));
  delete headers[RECEIVED_REVOCATION_HEADER];
}

function setAnswerHeaders(
  { headers }: IncomingMessage,
  { path, transportSecurity }: { path: string; transportSecurity: string | null },
): void {
  delete headers['strict-transport-security'];
  if (transportSecurity) headers['strict-transport-security'] = transportSecurity;
  // A cache must not give the answer to a navigation, which gets a page at the same address.
  if (!isCallOnly(path)) headers.vary = headers.vary ? `${headers.vary}, Accept` : 'Accept';
}
