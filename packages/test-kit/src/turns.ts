import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Advances `performance.now()` by this many milliseconds each time it is read, until mocks are restored. Work in turns
 * then takes as many of them on a fast machine as on a slow one.
 */
export function advanceClockOnRead(ms: number): void {
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => (now += ms));
}

/** The result of `work`, and how often others were served while it ended its turn each time it read the clock. */
export async function inManyTurns<Result>(work: () => Promise<Result>): Promise<{ result: Result; turns: number }> {
  advanceClockOnRead(1_000);
  let isDone = false;
  const done = work().finally(() => (isDone = true));
  let turns = 0;
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  return { result: await done, turns };
}
