import { DomainError } from '@portal/service-kit/errors';
import pLimit from 'p-limit';

/** Runs one piece of work after the other, in the order it came. Refuses with SYSTEM.BUSY when too much is waiting. */
export function createDecodeLimit({ maxWaiting }: { maxWaiting: number }) {
  const limit = pLimit(1);

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= maxWaiting) throw new DomainError('SYSTEM.BUSY', { retryAfter: 5 });
    return limit(work);
  };
}
