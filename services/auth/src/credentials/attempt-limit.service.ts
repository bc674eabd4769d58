import type { AttemptCounter } from './attempt-counter.repository';
import type { PauseRepository } from './pause.repository';

/** What a key may do now. */
interface Allowance {
  /** Until it may try again; 0 when it may now. */
  waitSeconds: number;
  /** How many attempts it may have under way. */
  places: number;
  /** In the current window. */
  failures: number;
}

/** A rule about failed attempts. */
export interface AttemptLimit {
  look(key: string): Promise<Allowance>;
  countFailure(key: string): Promise<void>;
  /** After an attempt that succeeded, with the failures before it. */
  countSuccess(key: string, failures: number): Promise<void>;
}

/** So many failures, then nothing until the window is over. A success starts the count anew. */
export function createFailureLimit(counter: AttemptCounter): AttemptLimit {
  return {
    async look(key) {
      const { used, seconds } = await counter.read(key);
      return { waitSeconds: used < counter.limit ? 0 : seconds, places: counter.limit - used, failures: used };
    },
    countFailure: async (key) => void (await counter.add(key)),
    countSuccess: async (key, failures) => (failures > 0 ? counter.clear(key) : undefined),
  };
}

interface SlowdownOptions {
  counter: AttemptCounter;
  pauses: PauseRepository;
  /** How many attempts may be under way before it is known whether they fail. */
  maxPlaces: number;
  maxPauseSeconds: number;
}

/**
 * So many failures, then one attempt at a time and a pause after each failure, which grows. Successes cause no pause,
 * so that people who share an address with somebody who guesses get in between, and at once when that is over. They do
 * not start the count anew either: whoever guesses may have an account of their own.
 */
export function createSlowdown({ counter, pauses, maxPlaces, maxPauseSeconds }: SlowdownOptions): AttemptLimit {
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

/** A second, and twice as long whenever half the limit has failed again. */
export function pauseSecondsAfter(excess: number, limit: number, maxSeconds: number): number {
  return Math.min(maxSeconds, 2 ** Math.floor(excess / Math.max(1, limit / 2)));
}
