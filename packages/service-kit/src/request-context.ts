import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from './errors';

interface RequestContext {
  requestId: string;
  /**
   * When the caller stops waiting, on the scale of performance.now(); absent for work that nobody waits for. It is put off
   * while the body of the request arrives.
   */
  answerBy?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs work so that what it enqueues carries the request's id. Within a request, what is not given stays the same. */
export function runInRequest<T>(context: RequestContext, work: () => T): T {
  const outer = storage.getStore();
  return storage.run(outer ? { ...outer, ...context } : context, work);
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

/** The id of the request being served, if any. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}
