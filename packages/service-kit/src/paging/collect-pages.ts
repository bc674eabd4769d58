import type { Page, PageRequest } from './find-page';

const BATCH_SIZE = 1_000;
const MAX_ROWS = 10_000;

/** The first 10,000 entries of a list, for a table: a whole list could be too much for one answer. */
export async function collectPages<T>(read: (request: PageRequest) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit: BATCH_SIZE, cursor });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== undefined && items.length < MAX_ROWS);
  return items;
}
