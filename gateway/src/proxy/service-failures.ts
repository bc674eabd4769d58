import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { DomainError, type Logger } from '@portal/service-kit';
import type { GatewayCounters } from '../metrics';
import { sendProblem } from '../http/problem-response';
import type { ProxyContext } from './proxy-context';

interface Dependencies {
  logger: Logger;
  counters: GatewayCounters;
}

/** Answers, logs and counts calls to which a service gave no whole answer. */
export function createServiceFailures({ logger, counters }: Dependencies) {
  const timedOut = new WeakSet<IncomingMessage>();

  function watch(proxyReq: ClientRequest, req: IncomingMessage): void {
    proxyReq.once('timeout', () => timedOut.add(req));
  }

  function answer(error: Error, { req, res, context }: FailedCall): void {
    // Of a call that is answered, or that its client left, nothing can go wrong any more.
    if (!context || res.writableEnded || res.destroyed) return;
    const { service, requestId } = context;
    const { code } = error as { code?: string };
    const noAnswer = timedOut.has(req) ? 'timeout' : 'unreachable';
    const reason = res.headersSent ? 'broken answer' : noAnswer;
    counters.countFailure(service, reason);
    logger.warn({ service, requestId, reason, code }, 'a service is away');
    sendProblem(res, new DomainError('SYSTEM.UNAVAILABLE', { retryAfter: 5 }), requestId);
  }

  return { watch, answer };
}

interface FailedCall {
  req: IncomingMessage;
  res: ServerResponse<IncomingMessage>;
  context: ProxyContext | undefined;
}
