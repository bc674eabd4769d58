import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';
import { refuseWhenLate, timeToAnswer, tooLate } from '../request-context';

/** Runs `work` when all earlier work of the same key has ended, and returns or throws what it does. */
export type RunExclusive = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** How much the last turn counts in the estimate of the next ones. */
const WEIGHT_OF_LAST_TURN = 0.2;

/**
 * A mutex for each key, within this process. Transactions that conflict have to start again; one after the other they
 * cost a fraction. Correctness does not depend on it: the store keeps other instances apart. Work that is part of a
 * request is refused with SYSTEM.BUSY when its turn does not come in time, at once where the queue shows that already.
 */
export function createKeyedMutex(): RunExclusive {
  const queues = new Map<string, { queue: LimitFunction; users: number }>();
  let turnMs = 0;

  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      turnMs += (performance.now() - began - turnMs) * WEIGHT_OF_LAST_TURN;
    }
  }

  return async (key, work) => {
    const entry = queues.get(key) ?? { queue: pLimit(1), users: 0 };
    refuseWhenLate(entry.users * turnMs);
    queues.set(key, entry);
    entry.users += 1;
    try {
      return await runInTime(entry.queue, () => timed(work));
    } finally {
      entry.users -= 1;
      if (entry.users === 0) queues.delete(key);
    }
  };
}

/** Gives up a turn that has not come in time; work that has begun is never given up. */
async function runInTime<T>(queue: LimitFunction, work: () => Promise<T>): Promise<T> {
  const timeLeft = timeToAnswer();
  if (timeLeft === Infinity) return queue(work);
  return new Promise<T>((resolve, reject) => {
    let isGivenUp = false;
    const timer = setTimeout(() => {
      isGivenUp = true;
      reject(tooLate());
    }, timeLeft);
    const turn = queue(async () => {
      clearTimeout(timer);
      if (isGivenUp) throw tooLate();
      return work();
    });
    turn.then(resolve, reject);
  });
}
