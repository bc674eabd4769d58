import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Puts the clock of `performance` forward by this many milliseconds at every look, until mocks are restored. Work in
 * turns then takes as many of them on a fast machine as on a slow one.
 */
export function tickAtEveryLook(ms: number): void {
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => (now += ms));
}

/** What `work` gives, and how often others were served while it ended its turn at every look at the clock. */
export async function inManyTurns<Result>(work: () => Promise<Result>): Promise<{ result: Result; turns: number }> {
  tickAtEveryLook(1_000);
  let isDone = false;
  const done = work().finally(() => (isDone = true));
  let turns = 0;
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  return { result: await done, turns };
}
