import { setImmediate as turn } from 'node:timers/promises';
import { createCountCache } from './count-cache';

describe('the total of a list', () => {
  let time = 0;
  let machine = 0;
  const totals = () => createCountCache({ now: () => new Date(time), elapsed: () => machine });
  /** A count that takes so many milliseconds. */
  const taking = (cost: number, total: number) => async () => {
    machine += cost;
    return total;
  };

  it('is counted once a moment for each selection', async () => {
    const remembered = totals();
    let counted = 0;
    const count = async () => (counted += 1);
    expect(await remembered.get({ status: 'planned' }, count)).toBe(1);
    expect(await remembered.get({ status: 'planned' }, count)).toBe(1);
    expect(await remembered.get({ status: 'ongoing' }, count)).toBe(2);
    time += 1_000;
    expect(await remembered.get({ status: 'planned' }, count)).toBe(3);
  });

  it('is counted anew after a write', async () => {
    const remembered = totals();
    await remembered.get({}, async () => 1);
    remembered.invalidate();
    expect(await remembered.get({}, async () => 2)).toBe(2);
  });

  it('is not kept when somebody wrote while it was counted', async () => {
    const remembered = totals();
    await remembered.get({}, async () => {
      remembered.invalidate();
      return 1;
    });
    expect(await remembered.get({}, async () => 2)).toBe(2);
  });

  it('is counted once for all who ask at the same time, but not from before a write', async () => {
    const remembered = totals();
    let counted = 0;
    const count = async () => {
      await turn();
      return (counted += 1);
    };
    const before = [remembered.get({}, count), remembered.get({}, count)];
    remembered.invalidate();
    const after = remembered.get({}, count);
    expect(await Promise.all([...before, after])).toEqual([1, 1, 2]);
  });

  it('lives a hundred times as long as it took to count', async () => {
    const remembered = totals();
    await remembered.get({}, taking(200, 7));
    time += 19_999;
    expect(await remembered.get({}, taking(200, 8))).toBe(7);
  });

  it('is served once more while it is counted anew, when that takes long', async () => {
    const remembered = totals();
    await remembered.get({}, taking(200, 7));
    time += 20_000;
    expect(await remembered.get({}, taking(200, 8))).toBe(7);
    await turn();
    expect(await remembered.get({}, taking(200, 9))).toBe(8);
    remembered.invalidate();
    expect(await remembered.get({}, taking(200, 9))).toBe(8);
    await turn();
    expect(await remembered.get({}, taking(200, 10))).toBe(9);
  });

  it('is recounted first when it is a minute old, however long that takes', async () => {
    const remembered = totals();
    await remembered.get({}, taking(200, 7));
    time += 59_999;
    expect(await remembered.get({}, taking(200, 8))).toBe(7);
    remembered.invalidate();
    await turn();
    time += 60_000;
    expect(await remembered.get({}, taking(200, 9))).toBe(9);
  });

  it('is tried again after a count that failed', async () => {
    const remembered = totals();
    await expect(remembered.get({}, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await remembered.get({}, async () => 3)).toBe(3);
  });
});
