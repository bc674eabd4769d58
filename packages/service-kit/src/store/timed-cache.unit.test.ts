import { createTimedCache } from './timed-cache';

describe('an answer that is costly', () => {
  let time = 0;
  const cache = () => createTimedCache<number>({ now: () => new Date(time), lifetimeMs: 60_000 });

  it('is computed once a while for each question, also for those who ask at once', async () => {
    const answers = cache();
    let computed = 0;
    const compute = async () => (computed += 1);
    expect(await Promise.all([answers.get({ unit: 'a' }, compute), answers.get({ unit: 'a' }, compute)])).toEqual([
      1, 1,
    ]);
    expect(await answers.get({ unit: 'b' }, compute)).toBe(2);
    time += 59_999;
    expect(await answers.get({ unit: 'a' }, compute)).toBe(1);
    time += 1;
    expect(await answers.get({ unit: 'a' }, compute)).toBe(3);
  });

  it('is computed again after a failure, which whoever asked hears of', async () => {
    const answers = cache();
    await expect(answers.get({}, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await answers.get({}, async () => 4)).toBe(4);
  });

  it('is forgotten before there are too many', async () => {
    const answers = cache();
    for (let question = 0; question <= 500; question += 1) await answers.get(question, async () => question);
    expect(await answers.get(0, async () => -1)).toBe(-1);
    expect(await answers.get(500, async () => -1)).toBe(500);
  });
});
