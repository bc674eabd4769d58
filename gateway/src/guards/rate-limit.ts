import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts requests by address. The limit is meant to be generous, because a whole hostel may share one address. */
export function createRateLimit(requestsPerMinute: number) {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });

  /** Counts one request; gives the seconds to wait when it is one too many, else null. */
  return async function countRequest(address: string): Promise<number | null> {
    try {
      await limiter.consume(address);
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  };
}
