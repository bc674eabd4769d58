import type { IncomingMessage, ServerResponse } from 'node:http';
import { statusOf } from '@portal/contracts';
import { type DomainError, toProblem } from '@portal/service-kit';
import { drainBody } from './drain-body';
import { isForPage } from './page-requests';
import { refusalPage } from './refusal.template';

/** Answers with a problem of the gateway's own, as a page when a browser opens one, or cuts an answer that has begun. */
export function sendProblem(res: ServerResponse<IncomingMessage>, error: DomainError, requestId: string): void {
  if (res.writableEnded) return;
  if (res.headersSent) return void res.destroy();
  const { retryAfter } = error.details;
  const problem = toProblem(error, requestId);
  const isPage = isForPage(res.req);
  res.writeHead(statusOf(error.code), {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    Vary: 'Accept',
    ...(isPage && { 'Content-Security-Policy': "default-src 'none'" }),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  });
  res.end(isPage ? refusalPage({ message: problem.message, retryAfter }) : JSON.stringify(problem));
  drainBody(res.req);
}
