import { readBatches } from './read-batches';
import type { PageRequest } from './find-page';

/** A list of numbers whose cursor is the next of them. */
const listOf = (total: number, asked: PageRequest[]) => async (request: PageRequest) => {
  asked.push(request);
  const start = Number(request.cursor ?? 0);
  const items = Array.from({ length: Math.min(request.limit, total - start) }, (_, index) => start + index);
  const next = start + items.length;
  return { items, total, ...(next < total && { nextCursor: String(next) }) };
};

describe('the batches of a list', () => {
  it('are all of it, however long it is', async () => {
    let count = 0;
    for await (const batch of readBatches(listOf(30_001, []))) count += batch.length;
    expect(count).toBe(30_001);
  });

  it('are read when they are wanted, and the whole is counted once', async () => {
    const asked: PageRequest[] = [];
    const batches = readBatches(listOf(5, asked), 2);
    expect((await batches.next()).value).toEqual([0, 1]);
    expect(asked).toEqual([{ limit: 2 }]);
    expect((await batches.next()).value).toEqual([2, 3]);
    expect(asked.slice(1)).toEqual([{ limit: 2, cursor: '2', total: 5 }]);
    expect((await batches.next()).value).toEqual([4]);
    expect((await batches.next()).done).toBe(true);
  });

  it('of a list without entries are one without any', async () => {
    const batches = readBatches(listOf(0, []));
    expect(await batches.next()).toEqual({ value: [], done: false });
    expect((await batches.next()).done).toBe(true);
  });
});
