import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { DomainError } from '../errors';
import type { KeyedResults, KeyedTransactions } from '../store/keyed-results';

interface RequestContext {
  requestId: string;
  /** When the caller stops waiting, on the scale of performance.now(); absent for work that nobody waits for. */
  answerBy?: number;
  /** Of a write with an Idempotency-Key. */
  keyed?: KeyedTransactions;
}

const storage = new AsyncLocalStorage<RequestContext>();
const ACCEPTED_ID = /^[\w-]{8,64}$/;

/** Runs work so that what it enqueues carries the request's id. Within a request, what is not given stays the same. */
export function runInRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run({ ...storage.getStore(), ...context }, work);
}

/** Gives a request its context when it arrives: whatever waits for it has to be over within `answerWithinMs`. */
export function requestContext(answerWithinMs: number): RequestHandler {
  return (req, _res, next) =>
    runInRequest({ requestId: requestIdOf(req), answerBy: performance.now() + answerWithinMs }, next);
}

/** Milliseconds until an answer comes too late; Infinity for work that nobody waits for. */
export function timeToAnswer(): number {
  return (storage.getStore()?.answerBy ?? Infinity) - performance.now();
}

/**
 * Throws SYSTEM.BUSY when the answer would come too late: what has failed for the client must not happen
 * afterwards. `waitMs` is how long the work will have to wait before it can begin.
 */
export function refuseWhenLate(waitMs = 0): void {
  if (timeToAnswer() <= waitMs) throw tooLate(waitMs);
}

/** SYSTEM.BUSY, for work that could not be done in time. */
export function tooLate(waitMs = 0): DomainError {
  return new DomainError('SYSTEM.BUSY', { retryAfter: Math.max(2, Math.ceil(waitMs / 1000)) });
}

/** Runs one try of a write with an Idempotency-Key, whose transactions store their results under it. */
export function runKeyed<T>(results: KeyedResults, work: () => T): T {
  return storage.run({ requestId: '', ...storage.getStore(), keyed: { results, begun: 0 } }, work);
}

/** The id of the request being served, if any. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** The transactions of the request being served, if it has an Idempotency-Key. */
export function currentKeyedTransactions(): KeyedTransactions | undefined {
  return storage.getStore()?.keyed;
}

/** The gateway's request id where it is well-formed, else a new one. */
export function chooseRequestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && ACCEPTED_ID.test(header) ? header : randomUUID();
}

/** The id of this request. */
export function requestIdOf(req: Request): string {
  return typeof req.id === 'string' ? req.id : '';
}
