import type { Store } from '@portal/service-kit';
import { RateLimiterMemory, RateLimiterMongo } from 'rate-limiter-flexible';

interface Limit {
  name: string;
  points: number;
  seconds: number;
}

interface AttemptCount {
  used: number;
  /** Until the count starts again. */
  seconds: number;
}

export type AttemptCounter = ReturnType<typeof createAttemptCounter>;

/** Counts per key in the store, so that all instances share them; in memory while the store does not answer. */
export function createAttemptCounter({ connection }: Pick<Store, 'connection'>, { name, points, seconds }: Limit) {
  const options = { keyPrefix: name, points, duration: seconds };
  const limiter = new RateLimiterMongo({
    ...options,
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: 'throttles',
    disableIndexesCreation: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });

  /** Without the unique index two first counts at once would be two rows. */
  async function buildIndexes(): Promise<void> {
    await limiter.createIndexes();
  }

  async function read(key: string): Promise<AttemptCount> {
    const found = await limiter.get(key);
    return { used: found?.consumedPoints ?? 0, seconds: Math.ceil((found?.msBeforeNext ?? 0) / 1000) };
  }

  async function add(key: string): Promise<AttemptCount> {
    const found = await limiter.penalty(key);
    return { used: found.consumedPoints, seconds: Math.ceil(found.msBeforeNext / 1000) };
  }

  async function clear(key: string): Promise<void> {
    await limiter.delete(key);
  }

  return { limit: points, buildIndexes, read, add, clear };
}
