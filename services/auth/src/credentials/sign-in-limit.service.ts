import { createHash } from 'node:crypto';
import { DomainError } from '@portal/service-kit/errors';
import type { AttemptCounter } from './attempt-counter.repository';

interface Dependencies {
  counter: AttemptCounter;
}

export type SignInLimitService = ReturnType<typeof createSignInLimitService>;

/**
 * Refuses a key after so many failures. Attempts in flight count as failures until they end, or many at once would all
 * be let in; those over the limit wait for the others to end instead of being refused.
 */
export function createSignInLimitService({ counter }: Dependencies) {
  const inFlight = createInFlight();

  /** Runs an attempt. One that throws a failure counts; a success resets the count. */
  async function attempt<T>(parts: string[], isFailure: (error: unknown) => boolean, work: () => Promise<T>) {
    const key = keyOf(parts);
    const failedBefore = await enter(key);
    try {
      const result = await work();
      if (failedBefore > 0) await counter.clear(key);
      return result;
    } catch (error) {
      if (isFailure(error)) await counter.add(key);
      throw error;
    } finally {
      inFlight.end(key);
    }
  }

  /**
   * Answers how many failed before. Counted as in flight before the store is read: what ends in between is then counted
   * twice instead of not at all.
   */
  async function enter(key: string): Promise<number> {
    for (;;) {
      const count = inFlight.begin(key);
      const { used, seconds } = await counter.read(key).catch((error: unknown) => {
        inFlight.end(key);
        throw error;
      });
      if (used < counter.limit && used + count <= counter.limit) return used;
      inFlight.end(key);
      if (used >= counter.limit) throw tooManyAttempts(seconds);
      await inFlight.nextEnd(key);
    }
  }

  /** Counts every use of a key and refuses those beyond the limit. */
  async function spend(parts: string[]): Promise<void> {
    const { used, seconds } = await counter.add(keyOf(parts));
    if (used > counter.limit) throw tooManyAttempts(seconds);
  }

  return { attempt, spend };
}

function tooManyAttempts(seconds: number): DomainError {
  return new DomainError('AUTH.TOO_MANY_ATTEMPTS', { retryAfter: Math.max(seconds, 1) });
}

/** Hashed, so that the counts hold no addresses of people. */
function keyOf(parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

function createInFlight() {
  const attempts = new Map<string, { count: number; waiting: (() => void)[] }>();

  /** Answers how many are in flight, this one included. */
  function begin(key: string): number {
    const entry = attempts.get(key) ?? { count: 0, waiting: [] };
    entry.count += 1;
    attempts.set(key, entry);
    return entry.count;
  }

  /** Resolves when one has ended, and at once when none is in flight. */
  async function nextEnd(key: string): Promise<void> {
    const entry = attempts.get(key);
    if (entry) await new Promise<void>((resolve) => entry.waiting.push(resolve));
  }

  function end(key: string): void {
    const entry = attempts.get(key);
    if (!entry) return;
    entry.count -= 1;
    if (entry.count === 0) attempts.delete(key);
    for (const wake of entry.waiting.splice(0)) wake();
  }

  return { begin, nextEnd, end };
}
