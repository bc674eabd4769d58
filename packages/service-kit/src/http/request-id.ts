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

/**
 * Gives a request its context: whatever waits for it has to be over `answerWithinMs` after its body has arrived, which
 * takes long on a slow line.
 */
export function requestContext(answerWithinMs: number): RequestHandler {
  return (req, _res, next) => {
    const answerBy = () => performance.now() + answerWithinMs;
    const context = { requestId: requestIdOf(req), answerBy: answerBy() };
    req.once('end', () => (context.answerBy = answerBy()));
    runInRequest(context, next);
  };
}
