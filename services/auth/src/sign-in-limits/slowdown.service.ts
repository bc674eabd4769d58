import type { AttemptCounter } from './attempt-counter.repository';
import { pauseSecondsAfter } from './pause.domain';
import type { AttemptLimit } from './attempt-limit.ports';
import type { PauseRepository } from './pause.repository';

interface Dependencies {
  counter: AttemptCounter;
  pauses: PauseRepository;
  /** How many attempts may be under way before it is known whether they fail. */
  maxPlaces: number;
  maxPauseSeconds: number;
}

/**
 * So many failures, then one attempt at a time and a pause after each failure, which grows. Successes cause no pause,
 * so that people who share an address with an attacker get in between, and at once when the attack is over. They do not
 * start the count anew either: the attacker may have an account too.
 */
export function createSlowdown({ counter, pauses, maxPlaces, maxPauseSeconds }: Dependencies): AttemptLimit {
  const { limit } = counter;
  return {
    async look(key) {
      const waitSeconds = await pauses.read(key);
      const failures = waitSeconds > 0 ? limit : (await counter.read(key)).used;
      return { waitSeconds, places: Math.max(1, Math.min(maxPlaces, limit - failures)), failures };
    },
    async countFailure(key) {
      const { used } = await counter.add(key);
      if (used >= limit) await pauses.begin(key, pauseSecondsAfter(used - limit, limit, maxPauseSeconds));
    },
    countSuccess: async () => undefined,
  };
}
