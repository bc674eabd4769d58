import type { AttemptCounter } from './attempt-counter.repository';
import type { AttemptLimit } from './attempt-limit.ports';

/** So many failures, then nothing until the window is over. A success starts the count anew. */
export function createLockout(counter: AttemptCounter): AttemptLimit {
  return {
    async look(key) {
      const { used, seconds } = await counter.read(key);
      return { waitSeconds: used < counter.limit ? 0 : seconds, places: counter.limit - used, failures: used };
    },
    countFailure: async (key) => void (await counter.add(key)),
    countSuccess: async (key, failures) => (failures > 0 ? counter.clear(key) : undefined),
  };
}
