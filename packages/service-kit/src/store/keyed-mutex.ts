import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';

/** Runs `work` when all earlier work of the same key has ended, and returns or throws what it does. */
export type RunExclusive = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * A mutex for each key, within this process. Transactions that conflict have to start again; one after the other they
 * cost a fraction. Correctness does not depend on it: the store keeps other instances apart.
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
