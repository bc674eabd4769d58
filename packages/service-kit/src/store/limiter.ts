import type mongoose from 'mongoose';
import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../errors';
import { retryConflicts } from './conflicts';
import { createKeyedMutex } from './keyed-mutex';

/** Counts by key; the results and errors are those of rate-limiter-flexible. */
export type Limiter = ReturnType<typeof createLimiter>;

/**
 * A limiter that counts in the service's own database, so that all instances share its counts, and in memory while the
 * database does not answer. All limiters of a service share one collection, whose unique index the service builds at its
 * start: without it two first counts at once would be two rows. Two counts of one key at once may conflict outside of a
 * transaction too, depending on the engine, and first counts even deadlock for seconds; so those of one process take
 * turns. A count that went to memory for that would let a person do more than the limit. Throws SYSTEM.BUSY when there
 * are so many of them that the answer would come too late.
 */
export function createLimiter(
  { connection }: { connection: mongoose.Connection },
  options: Required<Pick<IRateLimiterOptions, 'keyPrefix' | 'points' | 'duration'>>,
) {
  const inMemory = new RateLimiterMemory(options);
  const inStore = new RateLimiterMongo({
    ...options,
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: 'throttles',
    disableIndexesCreation: true,
  });

  const takeTurns = createKeyedMutex();

  async function inEither<T>(count: (limiter: RateLimiterMemory | RateLimiterMongo) => Promise<T>): Promise<T> {
    try {
      return await retryConflicts(() => count(inStore));
    } catch (error) {
      // Too many at once is not the same as a database that is away.
      if (error instanceof RateLimiterRes || error instanceof DomainError) throw error;
      return count(inMemory);
    }
  }

  return {
    consume: (key: string) => takeTurns(key, () => inEither((limiter) => limiter.consume(key))),
    penalty: (key: string, points = 1) => takeTurns(key, () => inEither((limiter) => limiter.penalty(key, points))),
    reward: (key: string) => takeTurns(key, () => inEither((limiter) => limiter.reward(key))),
    block: (key: string, seconds: number) => takeTurns(key, () => inEither((limiter) => limiter.block(key, seconds))),
    get: (key: string) => inEither((limiter) => limiter.get(key)),
    delete: (key: string) => inEither((limiter) => limiter.delete(key)),
    createIndexes: () => inStore.createIndexes(),
  };
}
