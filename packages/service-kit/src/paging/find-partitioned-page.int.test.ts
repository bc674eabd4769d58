import { createTestLogger, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import mongoose from 'mongoose';
import { createCountCache } from '../store/count-cache';
import { connectStore, type Store } from '../store/store';
import { findPartitionedPage } from './find-partitioned-page';

interface Note {
  _id: string;
  at: Date;
  kind: string;
}

const COUNT = 9;
const idOf = (number: number) => String(number).padStart(24, '0');
/** Pairs share a moment, so that only the id orders them. */
const atOf = (number: number) => new Date(Math.floor(number / 2));
const clockAt = (time: number) => ({ now: () => new Date(time), elapsed: () => 0 });

describe('a page of a list of two parts', () => {
  let server: TestStore;
  let store: Store;
  let notes: mongoose.Model<Note>;
  beforeAll(async () => {
    server = await startTestStore();
    store = await connectStore({
      url: server.url,
      database: uniqueDatabase('parts'),
      logger: createTestLogger('store').logger,
    });
    const schema = new mongoose.Schema<Note>({ _id: String, at: Date, kind: String }, { id: false });
    notes = store.connection.model<Note>('Note', schema);
    await notes.create(
      Array.from({ length: COUNT }, (_, nth) => ({ _id: idOf(nth), at: atOf(nth), kind: nth < 8 ? 'note' : 'other' })),
    );
  });
  afterAll(async () => {
    await store.connection.dropDatabase();
    await store.close();
    await server.close();
  });

  const read = (time: number, limit: number, { cursor, filter = {} }: { cursor?: string; filter?: object } = {}) =>
    findPartitionedPage(notes, {
      filter,
      field: 'at',
      now: new Date(time),
      parts: (begunAt) => [
        { filter: { at: { $gte: begunAt } }, direction: 1 },
        { filter: { at: { $lt: begunAt } }, direction: -1 },
      ],
      stages: [{ $unset: 'kind' }],
      countCache: createCountCache(clockAt(time)),
      limit,
      cursor,
    });

  async function readAll(time: number, limit: number, later = 0): Promise<string[]> {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(cursor ? time + later : time, limit, { ...(cursor && { cursor }) });
      ids.push(...page.items.map(({ _id }) => _id));
      expect(page.total).toBe(COUNT);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return ids;
  }

  const around = [4, 5, 6, 7, 8, 3, 2, 1, 0].map(idOf);

  it.each([1, 2, 4, 5, 9, 20])('has the first part, then the second backwards, %i at a time', async (limit) => {
    expect(await readAll(2, limit)).toEqual(around);
  });

  it('stays divided as it was when its first page was read', async () => {
    for (const limit of [1, 3, 5, 7]) expect(await readAll(2, limit, 2)).toEqual(around);
  });

  it('may have one part alone', async () => {
    expect(await readAll(0, 4)).toEqual(around.toSorted());
    expect(await readAll(100, 4)).toEqual(around.toSorted().toReversed());
  });

  it('counts what the filter finds, and runs the stages on the page', async () => {
    const { items, total, nextCursor } = await read(2, 4, { filter: { kind: 'note' } });
    expect([items.map(({ _id }) => _id), total]).toEqual([around.slice(0, 4), 8]);
    expect(items[0]).not.toHaveProperty('kind');
    const rest = await read(2, 4, { filter: { kind: 'note' }, ...(nextCursor && { cursor: nextCursor }) });
    expect(rest.items.map(({ _id }) => _id)).toEqual(around.slice(5));
  });

  it('refuses a cursor that is none of its own', async () => {
    await expect(read(2, 4, { cursor: 'x' })).rejects.toMatchObject({ code: 'REQUEST.INVALID' });
  });
});
