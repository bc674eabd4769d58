import type { IncomingMessage, ServerResponse } from 'node:http';
import { statusOf } from '@portal/contracts';
import { type DomainError, toProblem } from '@portal/service-kit';
import { drainBody } from './drain-body';

/** Answers with a problem of the gateway's own, or cuts an answer that has begun. */
export function sendProblem(res: ServerResponse<IncomingMessage>, error: DomainError, requestId: string): void {
  if (res.writableEnded) return;
  if (res.headersSent) return void res.destroy();
  const { retryAfter } = error.details;
  res.writeHead(statusOf(error.code), {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  });
  res.end(JSON.stringify(toProblem(error, requestId)));
  drainBody(res.req);
}
