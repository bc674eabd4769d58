import { collectPages } from './collect-pages';
import type { PageRequest } from './find-page';

/** A list of numbers whose cursor is the next of them. */
const listOf = (total: number, asked: PageRequest[]) => async (request: PageRequest) => {
  asked.push(request);
  const start = Number(request.cursor ?? 0);
  const items = Array.from({ length: Math.min(request.limit, total - start) }, (_, index) => start + index);
  const next = start + items.length;
  return { items, total, ...(next < total && { nextCursor: String(next) }) };
};

describe('the entries of a table', () => {
  it('are read page by page until the end', async () => {
    const asked: PageRequest[] = [];
    const items = await collectPages(listOf(2_500, asked));
    expect([items.length, items[0], items.at(-1)]).toEqual([2_500, 0, 2_499]);
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, '1000', '2000']);
  });

  it('are the first ten thousand of a longer list', async () => {
    expect(await collectPages(listOf(30_000, []))).toHaveLength(10_000);
  });
});
