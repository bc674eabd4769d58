import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * The same things, in order; other requests are served after each `size` of them, so that a long loop blocks none.
 */
export async function* inTurns<T>(things: Iterable<T>, size: number): AsyncGenerator<T> {
  let taken = 0;
  for (const thing of things) {
    if (taken++ % size === 0) await nextTurn();
    yield thing;
  }
}
