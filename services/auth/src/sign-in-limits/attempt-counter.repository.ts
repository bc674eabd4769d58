import { createLimiter, type Store } from '@portal/service-kit';

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

/** Counts per key. */
export function createAttemptCounter(store: Pick<Store, 'connection'>, { name, points, seconds }: Limit) {
  const limiter = createLimiter(store, { keyPrefix: name, points, duration: seconds });

  async function read(key: string): Promise<AttemptCount> {
    const found = await limiter.get(key);
    return { used: found?.consumedPoints ?? 0, seconds: Math.ceil((found?.msBeforeNext ?? 0) / 1000) };
  }

  async function add(key: string): Promise<AttemptCount> {
    const found = await limiter.penalty(key);
    return { used: found.consumedPoints, seconds: Math.ceil(found.msBeforeNext / 1000) };
  }

  async function takeBack(key: string): Promise<void> {
    await limiter.reward(key);
  }

  async function clear(key: string): Promise<void> {
    await limiter.delete(key);
  }

  return { limit: points, read, add, takeBack, clear };
}
