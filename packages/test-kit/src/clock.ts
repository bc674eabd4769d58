import type { Clock } from '@portal/service-kit';

/** A clock that moves only when a test moves it. */
export interface TestClock extends Clock {
  /** Moves on by milliseconds. */
  advance(milliseconds: number): void;
  set(instant: string | Date): void;
}

/** A clock that starts at an instant (the machine's time by default) and is moved by the test. */
export function testClock(start: string | Date = new Date()): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => void (time += milliseconds),
    set: (instant) => void (time = new Date(instant).getTime()),
  };
}
