import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { runInRequest } from '../request-context';

const ACCEPTED_ID = /^[\w-]{8,64}$/;

/** The gateway's request id where it is well-formed, else a new one. */
export function chooseRequestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && ACCEPTED_ID.test(header) ? header : randomUUID();
}

/** The id of this request. */
export function requestIdOf(req: Request): string {
  return typeof req.id === 'string' ? req.id : '';
}

/** Gives a request its context when it arrives: whatever waits for it has to be over within `answerWithinMs`. */
export function requestContext(answerWithinMs: number): RequestHandler {
  return (req, _res, next) =>
    runInRequest({ requestId: requestIdOf(req), answerBy: performance.now() + answerWithinMs }, next);
}
