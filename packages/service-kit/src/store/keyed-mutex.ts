import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';

/** Runs `work` when all that came before under its key has ended, and answers or throws what it does. */
export type RunExclusive = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Work on the same thing one after the other, within this process. Transactions that collide start again; in a row they
 * cost a fraction. Correctness does not rest on it: other instances are kept apart by the store.
 */
export function createKeyedMutex(): RunExclusive {
  const queues = new Map<string, { queue: LimitFunction; users: number }>();
  return async (key, work) => {
    const entry = queues.get(key) ?? { queue: pLimit(1), users: 0 };
    queues.set(key, entry);
    entry.users += 1;
    try {
      return await entry.queue(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) queues.delete(key);
    }
  };
}
