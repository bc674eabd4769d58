import { createLine } from './line';

/** A line that notes its turns, and whose things may fail together or alone. */
function lineThatNotes(fails: { together?: boolean; alone?: readonly number[] } = {}) {
  const turns: number[][] = [];
  const line = createLine<number>({
    maxTogether: 3,
    async together(items) {
      turns.push([...items]);
      if (fails.together) throw new Error('together');
      return true;
    },
    async alone(item) {
      turns.push([item]);
      if (fails.alone?.includes(item)) throw new Error(`alone ${item}`);
    },
  });
  return { turns, line };
}

describe('a line', () => {
  it('takes those that wait together, up to its limit', async () => {
    const { turns, line } = lineThatNotes();
    await Promise.all([1, 2, 3, 4, 5].map((item) => line.add(item)));
    expect(turns).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    await line.add(6);
    expect(turns.at(-1)).toEqual([6]);
  });

  it('takes each alone where it cannot be done together, and tells each its own outcome in order', async () => {
    const { turns, line } = lineThatNotes({ together: true, alone: [3] });
    const outcomes: string[] = [];
    const added = [1, 2, 3, 4].map((item) =>
      line.add(item).then(
        () => outcomes.push(`${item} done`),
        (error: Error) => outcomes.push(error.message),
      ),
    );
    await Promise.all(added);
    expect(turns).toEqual([[1, 2, 3], [1], [2], [3], [4]]);
    expect(outcomes).toEqual(['1 done', '2 done', 'alone 3', '4 done']);
  });
});
