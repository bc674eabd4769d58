import { setImmediate } from 'node:timers/promises';
import { createAttemptGate } from './attempt-gate.service';

/** A gate with one place, whose attempts end when the test says so. */
function setUp(failures: number) {
  let looks = 0;
  const gate = createAttemptGate({
    look: () => {
      looks += 1;
      return Promise.resolve({ waitSeconds: 0, places: 1, failures });
    },
    countFailure: () => Promise.resolve(),
    countSuccess: () => Promise.resolve(),
  });
  const ends: (() => void)[] = [];
  const attempt = () =>
    gate
      .attempt(
        'key',
        () => false,
        () => new Promise<string>((resolve) => ends.push(() => resolve('got in'))),
      )
      .catch(({ code }: { code: string }) => code);
  /** Ends all that get in, one after the other. */
  async function finish(answers: Promise<string>[]) {
    for (let ended = 0; ended < ends.length; ended += 1) {
      ends[ended]?.();
      await setImmediate();
    }
    return Promise.all(answers);
  }
  return { gate, attempt, finish, looks: () => looks };
}

describe('attempts of one key that wait for a place', () => {
  it('are all let in by turns after few failures', async () => {
    const { attempt, finish } = setUp(9);
    const answers = [attempt()];
    await setImmediate();
    for (let n = 0; n < 60; n += 1) answers.push(attempt());
    expect(await finish(answers)).toEqual(Array.from({ length: 61 }, () => 'got in'));
  });

  it('are few after many failures: the others are refused without a look at the store', async () => {
    const { gate, attempt, finish, looks } = setUp(10);
    const answers = [attempt(), attempt()];
    await setImmediate();
    for (let n = 0; n < 15; n += 1) answers.push(attempt());
    await setImmediate();
    const before = looks();
    const more = [attempt(), attempt()];
    await expect(gate.refuseWaiting('key')).rejects.toMatchObject({ code: 'SYSTEM.BUSY' });
    expect(looks()).toBe(before);
    expect(await finish(answers)).toEqual(Array.from({ length: 17 }, () => 'got in'));
    expect(await Promise.all(more)).toEqual(['SYSTEM.BUSY', 'SYSTEM.BUSY']);
  });
});
