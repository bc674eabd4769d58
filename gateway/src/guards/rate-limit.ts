import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one more for a key, such as an address; gives the seconds to wait when it is one too many, else null. */
export type RateLimit = (key: string) => Promise<number | null>;

export function createRateLimit(perMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async function count(key) {
    try {
      await limiter.consume(key);
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  };
}
