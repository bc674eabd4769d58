import pLimit from 'p-limit';
import type { SeedOptions, SeedProgress } from './seed-context';

/** So many at once keep the store busy without their transactions waiting for one another. */
const AT_ONCE = 12;

/** Does the work for every item, some at once, and reports each that is done. */
export function allWithProgress<Item, Result>(
  items: readonly Item[],
  { part, onProgress }: Pick<SeedProgress, 'part'> & Pick<SeedOptions, 'onProgress'>,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  let done = 0;
  return pLimit(AT_ONCE).map(items, async (item, index) => {
    const result = await work(item, index);
    onProgress?.({ part, done: ++done, total: items.length });
    return result;
  });
}
