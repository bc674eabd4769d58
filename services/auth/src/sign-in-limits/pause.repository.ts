import { createLimiter, type Store } from '@portal/service-kit';
import { RateLimiterMemory } from 'rate-limiter-flexible';

export type PauseRepository = ReturnType<typeof createPauseRepository>;

/**
 * Until when a key has to wait, in the store for all instances. What this instance knows it answers without asking the
 * store, because a refusal has to cost next to nothing.
 */
export function createPauseRepository(store: Pick<Store, 'connection'>, name: string) {
  const options = { keyPrefix: `${name}-pause`, points: 1, duration: 1 };
  const known = new RateLimiterMemory(options);
  const stored = createLimiter(store, options);

  /** In seconds; 0 when it need not wait. */
  async function read(key: string): Promise<number> {
    const here = await known.get(key);
    if (here) return secondsOf(here.msBeforeNext);
    const seconds = secondsOf((await stored.get(key))?.msBeforeNext ?? 0);
    if (seconds > 0) await known.block(key, seconds);
    return seconds;
  }

  async function begin(key: string, seconds: number): Promise<void> {
    await Promise.all([known.block(key, seconds), stored.block(key, seconds)]);
  }

  return { read, begin };
}

const secondsOf = (ms: number) => Math.ceil(ms / 1000);
