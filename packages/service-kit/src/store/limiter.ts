import type mongoose from 'mongoose';
import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterMongo } from 'rate-limiter-flexible';

/**
 * A limiter that counts in the service's own database, so that all instances share its counts, and in memory while the
 * database does not answer. All limiters of a service share one collection, whose unique index the service builds at its
 * start: without it two first counts at once would be two rows.
 */
export function createLimiter(
  { connection }: { connection: mongoose.Connection },
  options: Required<Pick<IRateLimiterOptions, 'keyPrefix' | 'points' | 'duration'>>,
): RateLimiterMongo {
  return new RateLimiterMongo({
    ...options,
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: 'throttles',
    disableIndexesCreation: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
