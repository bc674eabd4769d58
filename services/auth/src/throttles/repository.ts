import type { Connection } from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo } from 'rate-limiter-flexible';

export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

export interface Count {
  used: number;
  /** Until the count starts anew. */
  seconds: number;
}

export type CountRepository = ReturnType<typeof createCountRepository>;

/** Counts per key in the store, so that all instances share them; in memory while the store is away. */
export function createCountRepository(connection: Connection, { name, points, seconds }: Limit) {
  const options = { keyPrefix: name, points, duration: seconds };
  const limiter = new RateLimiterMongo({
    ...options,
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: 'throttles',
    disableIndexesCreation: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });

  return {
    /** The unique index is what makes two first counts at once one. */
    buildIndexes: () => limiter.createIndexes(),

    async read(key: string): Promise<Count> {
      const found = await limiter.get(key);
      return { used: found?.consumedPoints ?? 0, seconds: Math.ceil((found?.msBeforeNext ?? 0) / 1000) };
    },

    async add(key: string): Promise<Count> {
      const found = await limiter.penalty(key);
      return { used: found.consumedPoints, seconds: Math.ceil(found.msBeforeNext / 1000) };
    },

    async clear(key: string): Promise<void> {
      await limiter.delete(key);
    },
  };
}
