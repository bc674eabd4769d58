import { createKeyedMutex } from './keyed-mutex';

describe('work in turns', () => {
  it('on one thing is done one after the other, in the order in which it came', async () => {
    const turns = createKeyedMutex();
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      return name;
    };
    const answers = await Promise.all(['first', 'second', 'third'].map((name) => turns('event', work(name))));
    expect(answers).toEqual(['first', 'second', 'third']);
    expect(steps).toEqual(answers.flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('on different things does not wait', async () => {
    const turns = createKeyedMutex();
    const never = new Promise<never>(() => undefined);
    void turns('one', () => never);
    await expect(turns('other', async () => 'done')).resolves.toBe('done');
  });

  it('goes on after work that failed', async () => {
    const turns = createKeyedMutex();
    const failed = turns('event', async () => Promise.reject(new Error('no')));
    const next = turns('event', async () => 'done');
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });
});
