import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long others wait for the next turn, and for the one thing that is under way then. */
const TURN_MS = 10;

/** The same things, in order; other requests are served in between, so that a long loop blocks none. */
export async function* inTurns<T>(things: Iterable<T>): AsyncGenerator<T> {
  let turnEnd = 0;
  for (const thing of things) {
    if (performance.now() >= turnEnd) {
      await nextTurn();
      turnEnd = performance.now() + TURN_MS;
    }
    yield thing;
  }
}
