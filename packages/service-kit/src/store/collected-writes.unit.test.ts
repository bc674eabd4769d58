import { collectWrites, withCollectedWrites } from './collected-writes';
import type { Session } from './store';

const session = () => ({}) as Session;

describe('collected writes', () => {
  it('are done together, each kind once, when the work is over', async () => {
    const written: unknown[] = [];
    const [one, other] = ['one', 'other'].map((kind) =>
      collectWrites<number>(async (items) => void written.push([kind, items])),
    );
    const of = session();
    const result = await withCollectedWrites(of, async () => {
      for (const item of [1, 2]) await one?.(item, of);
      await other?.(3, of);
      await one?.(4, of);
      expect(written).toEqual([]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(written).toEqual([
      ['one', [1, 2, 4]],
      ['other', [3]],
    ]);
  });

  it('may collect more while they are done', async () => {
    const written: number[][] = [];
    const of = session();
    const add = collectWrites<number>(async (items) => {
      written.push(items);
      if (items[0] === 1) await add(2, of);
    });
    await withCollectedWrites(of, () => add(1, of));
    expect(written).toEqual([[1], [2]]);
  });

  it('are left undone when the work fails, and do not come with the next', async () => {
    const written: number[][] = [];
    const add = collectWrites<number>(async (items) => void written.push(items));
    const of = session();
    const failing = withCollectedWrites(of, async () => {
      await add(1, of);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await withCollectedWrites(of, () => add(2, of));
    expect(written).toEqual([[2]]);
  });

  it('are refused outside of a transaction', async () => {
    const add = collectWrites<number>(async () => undefined);
    await expect(add(1, session())).rejects.toThrow('transaction');
  });
});
