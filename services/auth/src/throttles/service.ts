import { createHash } from 'node:crypto';
import { DomainError } from '@portal/service-kit/errors';
import type { CountRepository } from './repository';

interface Dependencies {
  counts: CountRepository;
  limit: number;
}

export type ThrottleService = ReturnType<typeof createThrottleService>;

/**
 * Lets at most `limit` failures of a key through. Attempts under way count as failures until they end, else many at
 * once would all be let in; those too many wait for an answer of the others instead of being refused.
 */
export function createThrottleService({ counts, limit }: Dependencies) {
  const underWay = createUnderWay();

  /** Answers how many failed before. Counted as under way before the store is read: what ends meanwhile is then counted twice rather than not at all. */
  async function enter(key: string): Promise<number> {
    for (;;) {
      const place = underWay.begin(key);
      const { used, seconds } = await counts.read(key).catch((error: unknown) => {
        underWay.end(key);
        throw error;
      });
      if (used < limit && used + place <= limit) return used;
      underWay.end(key);
      if (used >= limit) throw new DomainError('AUTH.TOO_MANY_ATTEMPTS', { retryAfter: Math.max(seconds, 1) });
      await underWay.oneEnded(key);
    }
  }

  return {
    /** Runs an attempt; one that throws `failure` counts, a success starts the count anew. */
    async attempt<T>(parts: string[], isFailure: (error: unknown) => boolean, work: () => Promise<T>): Promise<T> {
      const key = keyOf(parts);
      const failedBefore = await enter(key);
      try {
        const result = await work();
        if (failedBefore > 0) await counts.clear(key);
        return result;
      } catch (error) {
        if (isFailure(error)) await counts.add(key);
        throw error;
      } finally {
        underWay.end(key);
      }
    },

    /** Counts every use of a key and refuses those beyond the limit. */
    async spend(parts: string[]): Promise<void> {
      const { used, seconds } = await counts.add(keyOf(parts));
      if (used > limit) throw new DomainError('AUTH.TOO_MANY_ATTEMPTS', { retryAfter: Math.max(seconds, 1) });
    },
  };
}

/** Addresses of people do not belong into a collection of counts. */
function keyOf(parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

function createUnderWay() {
  const attempts = new Map<string, { count: number; waiting: (() => void)[] }>();
  return {
    /** How many are under way, this one included. */
    begin(key: string): number {
      const entry = attempts.get(key) ?? { count: 0, waiting: [] };
      entry.count += 1;
      attempts.set(key, entry);
      return entry.count;
    },
    /** Resolves at once when nothing is under way. */
    async oneEnded(key: string): Promise<void> {
      const entry = attempts.get(key);
      if (entry) await new Promise<void>((resolve) => entry.waiting.push(resolve));
    },
    end(key: string): void {
      const entry = attempts.get(key);
      if (!entry) return;
      entry.count -= 1;
      if (entry.count === 0) attempts.delete(key);
      for (const wake of entry.waiting.splice(0)) wake();
    },
  };
}
