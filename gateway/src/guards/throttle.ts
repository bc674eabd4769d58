import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts requests by address; answers the seconds to wait for one too many, else null. */
export type Throttle = (address: string) => Promise<number | null>;

/** Generous, because a whole hostel may share one address: it only stops what no person does. */
export function createThrottle(requestsPerMinute: number): Throttle {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  return async (address) => {
    try {
      await limiter.consume(address);
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  };
}
