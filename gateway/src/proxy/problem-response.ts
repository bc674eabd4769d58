import type { ServerResponse } from 'node:http';
import { type DomainError, statusOf, toProblem } from '@portal/service-kit';

/** Answers with a problem of the gateway's own, or cuts an answer that has begun. */
export function sendProblem(res: ServerResponse, error: DomainError, requestId: string): void {
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
}
