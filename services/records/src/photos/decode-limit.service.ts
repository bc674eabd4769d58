import { DomainError } from '@portal/service-kit/errors';
import pLimit from 'p-limit';

/**
 * Limits how much is decoded at once, in slots; work starts in the order it came. Refuses with SYSTEM.BUSY when too
 * much is waiting.
 */
export function createDecodeLimit({ slots, maxWaiting }: { slots: number; maxWaiting: number }) {
  const limit = pLimit(slots);

  /** Work that needs several slots waits until it has all of them: all but one are held by placeholders. */
  return async function run<T>(needed: number, work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= maxWaiting) throw new DomainError('SYSTEM.BUSY', { retryAfter: 5 });
    let release: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (release = resolve));
    for (let held = 1; held < needed; held += 1) void limit(() => finished);
    try {
      return await limit(work);
    } finally {
      release();
    }
  };
}
