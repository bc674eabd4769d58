import type { Call, CallLimit } from '@portal/contracts';
import type mongoose from 'mongoose';
import {
  type IRateLimiterMongoOptions,
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { DomainError } from '../errors';

/** Holds people to the limits of the call table. */
export interface CallLimits {
  /** Runs a call for a person; throws REQUEST.TOO_OFTEN when the limit is used up. Work that fails does not count. */
  use<T>(call: Pick<Call, 'name' | 'limit'>, userId: string, work: () => Promise<T>): Promise<T>;
  buildIndexes(): Promise<void>;
}

/** Counts in the service's database, so that all instances share the counts; in memory while it does not answer. */
export function createCallLimits(connection: mongoose.Connection): CallLimits {
  const limiters = new Map<string, RateLimiterMongo>();

  function limiterOf(name: string, { count, windowSeconds }: CallLimit): RateLimiterMongo {
    const found = limiters.get(name);
    if (found) return found;
    const limiter = createLimiter({ keyPrefix: `call ${name}`, points: count, duration: windowSeconds });
    limiters.set(name, limiter);
    return limiter;
  }

  function createLimiter(options: Pick<IRateLimiterMongoOptions, 'keyPrefix' | 'points' | 'duration'>) {
    return new RateLimiterMongo({
      ...options,
      storeClient: connection.getClient(),
      dbName: connection.name,
      tableName: 'throttles',
      disableIndexesCreation: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
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
      // Without the unique index two first counts at once would be two rows.
      await createLimiter({ keyPrefix: 'call', points: 1, duration: 1 }).createIndexes();
    },
  };
}
