import { STATUS_CODES } from 'node:http';
import { type ErrorCode, type Problem, statusOf } from '@portal/contracts';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { DomainError } from '../errors';
import { isStoreUnavailable } from '../store/store-errors';
import { requestIdOf } from './request-id';
import { drainBody } from './drain-body';

const CODE_OF_PARSER: Record<string, ErrorCode> = {
  'entity.parse.failed': 'REQUEST.MALFORMED',
  'entity.too.large': 'REQUEST.TOO_LARGE',
  'encoding.unsupported': 'REQUEST.UNSUPPORTED_TYPE',
  'charset.unsupported': 'REQUEST.UNSUPPORTED_TYPE',
};

/** The error that a client gets: anything unexpected becomes SYSTEM.UNEXPECTED without details. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isStoreUnavailable(error)) return new DomainError('SYSTEM.UNAVAILABLE');
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  if (typeof type === 'string' && CODE_OF_PARSER[type]) return new DomainError(CODE_OF_PARSER[type]);
  // Express throws this for a path that cannot be decoded.
  if (error instanceof URIError) return new DomainError('REQUEST.NOT_FOUND');
  if (typeof status === 'number' && status >= 400 && status < 500) return new DomainError('REQUEST.MALFORMED');
  return new DomainError('SYSTEM.UNEXPECTED');
}

/** The `application/problem+json` body of an error. */
export function toProblem(error: DomainError, requestId: string): Problem {
  const status = statusOf(error.code);
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    message: error.message,
    code: error.code,
    requestId,
    ...(error.details.errors && { errors: error.details.errors }),
  };
}

/** Answers with a problem, after what is left of the body. */
export async function sendProblem(req: Request, res: Response, error: DomainError): Promise<void> {
  await drainBody(req);
  const problem = toProblem(error, requestIdOf(req));
  const retryAfter = error.details.retryAfter ?? { 429: 60, 503: 5 }[problem.status];
  if (retryAfter !== undefined) res.set('Retry-After', String(Math.ceil(retryAfter)));
  if (problem.status === 401) res.set('WWW-Authenticate', 'Bearer');
  res.status(problem.status).set('Cache-Control', 'no-store').type('application/problem+json');
  res.send(JSON.stringify(problem));
}

/** The last middleware: every error becomes a problem; an unexpected error is logged with its stack. */
export const problemHandler: ErrorRequestHandler = async (error: unknown, req, res, next) => {
  const known = toDomainError(error);
  if (known.code === 'SYSTEM.UNEXPECTED') req.log.error({ err: error }, 'a request failed');
  else if (known.code === 'SYSTEM.UNAVAILABLE') req.log.warn({ err: error }, 'a request met a part that is away');
  if (res.headersSent) return next(error);
  return sendProblem(req, res, known);
};

/** Answers what no call matched. */
export const notFoundHandler: RequestHandler = (req, res) =>
  sendProblem(req, res, new DomainError('REQUEST.NOT_FOUND'));
