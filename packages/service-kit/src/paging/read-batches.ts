import type { Page, PageRequest } from './find-page';

/** Small enough that reading and writing one holds up no other request. */
const BATCH_SIZE = 100;

/** A whole list, for a table: batch by batch, each read when the one before was taken. */
export async function* readBatches<T>(
  read: (request: PageRequest) => Promise<Page<T>>,
  limit = BATCH_SIZE,
): AsyncGenerator<T[]> {
  let page = await read({ limit });
  yield page.items;
  while (page.nextCursor !== undefined) {
    page = await read({ limit, cursor: page.nextCursor, total: page.total });
    yield page.items;
  }
}
