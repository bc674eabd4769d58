import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { SERVICES, type ServiceName } from '@portal/contracts';
import { DomainError, type Logger } from '@portal/service-kit';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { TokenIdentity } from '../session/access-token';
import type { Revocations } from '../session/revocations';
import { createOpenStreams } from './open-streams';
import { refuse } from './refusal';

const REVOKED_HEADER = 'x-portal-revoked';
const LONGEST_WAIT_MS = 30_000;

/** What the gateway found out about a request before it is passed on. */
export interface PassedOn {
  requestId: string;
  identity: TokenIdentity | null;
}

/** Outside /api and /auth the same address may be a page. */
const isAlsoAPage = (url: string) => !url.startsWith('/api/') && !url.startsWith('/auth/');

export interface ServiceProxyOptions {
  services: Record<ServiceName, string>;
  revocations: Revocations;
  logger: Logger;
  /** Replaces what services say of transport security: only the gateway knows how browsers reach it. */
  transportSecurity: string | null;
}

export type ServiceProxy = ReturnType<typeof createServiceProxy>;

/** Passes requests on to services over kept connections, as they are: bodies are never read here. */
export function createServiceProxy({ services, revocations, logger, transportSecurity }: ServiceProxyOptions) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 128, timeout: 60_000 });
  const passed = new WeakMap<IncomingMessage, PassedOn>();
  const streams = createOpenStreams(revocations);

  function receive(answer: IncomingMessage, req: IncomingMessage, res: ServerResponse): void {
    const { headers } = answer;
    const revoked = headers[REVOKED_HEADER];
    if (typeof revoked === 'string') revocations.announce(revoked);
    delete headers[REVOKED_HEADER];
    delete headers['strict-transport-security'];
    if (isAlsoAPage(req.url ?? '')) headers.vary = headers.vary ? `${headers.vary}, Accept` : 'Accept';
    if (transportSecurity) headers['strict-transport-security'] = transportSecurity;
    if (!headers['content-type']?.startsWith('text/event-stream')) return;
    answer.socket.setTimeout(0);
    const identity = passed.get(req)?.identity;
    streams.add(res, answer, identity ?? null);
  }

  function fail(error: Error, req: IncomingMessage, res: ServerResponse, service: ServiceName): void {
    const { requestId = '' } = passed.get(req) ?? {};
    logger.warn({ service, requestId, reason: (error as { code?: string }).code }, 'a service is away');
    refuse(res, new DomainError('SYSTEM.UNAVAILABLE', { retryAfter: 5 }), requestId);
  }

  const middlewareOf = (service: ServiceName) =>
    createProxyMiddleware<IncomingMessage, ServerResponse>({
      target: services[service],
      agent,
      proxyTimeout: LONGEST_WAIT_MS,
      on: {
        proxyRes: receive,
        error: (error, req, res) => {
          if ('writeHead' in res) fail(error, req, res, service);
          else res.destroy();
        },
      },
    });
  const middlewares = new Map(SERVICES.map((service) => [service, middlewareOf(service)]));

  return {
    pass(req: IncomingMessage, res: ServerResponse, service: ServiceName, known: PassedOn): void {
      passed.set(req, known);
      // The error has been answered by `on.error` when `next` is called with it.
      void middlewares.get(service)?.(req, res, () => undefined);
    },
    endStreams: () => streams.endAll(),
    close: () => agent.destroy(),
  };
}
