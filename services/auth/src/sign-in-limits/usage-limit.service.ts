import type { AttemptCounter } from './attempt-counter.repository';
import { tooManyAttempts } from './pause.domain';
import { limitKeyOf } from './limit-key.crypto';

interface Dependencies {
  counter: AttemptCounter;
}

export type UsageLimitService = ReturnType<typeof createUsageLimitService>;

/** Counts every use of a key and refuses those beyond the limit. */
export function createUsageLimitService({ counter }: Dependencies) {
  async function spend(parts: string[]): Promise<void> {
    const { used, seconds } = await counter.add(limitKeyOf(parts));
    if (used > counter.limit) throw tooManyAttempts(seconds);
  }

  return { spend };
}
