import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '../errors';
import { timeToAnswer } from '../request-context';
import { isConflict } from './store-errors';

/** For work that nobody waits for; retries of a request end when its answer would come too late. */
const RETRY_LIMIT_MS = 10_000;

/**
 * Runs `work` again, with growing, random pauses, while it meets writes of others at the same rows: for ten seconds, or
 * until the answer of the request would come too late. Then throws SYSTEM.BUSY; any other error at once. `isRetried` says
 * which errors such a meeting causes.
 */
export async function retryConflicts<T>(work: () => Promise<T>, isRetried = isConflict): Promise<T> {
  const timeLeft = timeToAnswer();
  const deadline = performance.now() + (timeLeft === Infinity ? RETRY_LIMIT_MS : timeLeft);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isRetried(error)) throw error;
      if (performance.now() > deadline) throw new DomainError('SYSTEM.BUSY', { retryAfter: 2 });
      await sleep(Math.random() * Math.min(5 * 2 ** attempt, 250));
    }
  }
}
