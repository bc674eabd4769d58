import type { Call, CallLimit } from '@portal/contracts';
import type mongoose from 'mongoose';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../errors';
import { createLimiter, type Limiter } from '../store/limiter';

/** Holds people to the limits of the call table. */
export interface CallLimits {
  /** Runs a call for a person; throws REQUEST.TOO_OFTEN when the limit is used up. Work that fails does not count. */
  use<T>(call: Pick<Call, 'name' | 'limit'>, userId: string, work: () => Promise<T>): Promise<T>;
  buildIndexes(): Promise<void>;
}

/** Counts in the service's database, so that all instances share the counts; in memory while it does not answer. */
export function createCallLimits(connection: mongoose.Connection): CallLimits {
  const limiters = new Map<string, Limiter>();

  function limiterOf(name: string, { count, windowSeconds }: CallLimit): Limiter {
    const found = limiters.get(name);
    if (found) return found;
    const limiter = createLimiter(
      { connection },
      { keyPrefix: `call ${name}`, points: count, duration: windowSeconds },
    );
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async use({ name, limit }, userId, work) {
      if (!limit) return work();
      const limiter = limiterOf(name, limit);
      await limiter.consume(userId).catch((error: unknown) => {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new DomainError('REQUEST.TOO_OFTEN', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
      });
      try {
        return await work();
      } catch (error) {
        await limiter.reward(userId);
        throw error;
      }
    },
    async buildIndexes() {
      await createLimiter({ connection }, { keyPrefix: 'call', points: 1, duration: 1 }).createIndexes();
    },
  };
}
