import { createTestLogger, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import mongoose from 'mongoose';
import { connectStore, type Store } from '../store/store';
import { createCountCache } from '../store/count-cache';
import { findPage, type PageQuery } from './find-page';

interface Note {
  _id: string;
  title: string;
  at: Date;
  secret: string;
}

const noteSchema = new mongoose.Schema<Note>({ _id: String, title: String, at: Date, secret: String }, { id: false });
const idOf = (number: number) => String(number).padStart(24, '0');

describe('a page of a list', () => {
  let server: TestStore;
  let store: Store;
  let notes: mongoose.Model<Note>;
  beforeAll(async () => {
    server = await startTestStore();
    store = await connectStore({
      url: server.url,
      database: uniqueDatabase('pages'),
      logger: createTestLogger('store').logger,
    });
    notes = store.connection.model<Note>('Note', noteSchema);
    // Pairs share a title and a moment, so that only the id orders them.
    await notes.create(
      Array.from({ length: 9 }, (_, nth) => ({
        _id: idOf(nth),
        title: `note ${Math.floor(nth / 2)}`,
        at: new Date(Math.floor(nth / 2)),
        secret: 'x',
      })),
    );
  });
  afterAll(async () => {
    await store.connection.dropDatabase();
    await store.close();
    await server.close();
  });

  async function readAll(query: Omit<PageQuery<Note>, 'limit' | 'cursor'>, limit: number) {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await findPage(notes, { ...query, limit, cursor });
      ids.push(...page.items.map(({ _id }) => _id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return ids;
  }

  const ascending = Array.from({ length: 9 }, (_, nth) => idOf(nth));

  it.each([1, 2, 4, 9, 20])(
    'leads through the whole list, nothing left out or repeated, %i at a time',
    async (limit) => {
      expect(await readAll({ filter: {}, sort: { title: 1 } }, limit)).toEqual(ascending);
      expect(await readAll({ filter: {}, sort: { at: -1 } }, limit)).toEqual(ascending.toReversed());
      expect(await readAll({ filter: {}, sort: { at: -1 }, stages: [{ $set: { seen: true } }] }, limit)).toEqual(
        ascending.toReversed(),
      );
    },
  );

  it('counts what the filter finds, whatever page is asked for', async () => {
    const filter = { title: { $in: ['note 0', 'note 1'] } };
    const { nextCursor, ...page } = await findPage(notes, { filter, sort: { at: 1 }, limit: 3, omit: ['secret'] });
    expect(page).toEqual({
      total: 4,
      items: [0, 1, 2].map((nth) => expect.objectContaining({ _id: idOf(nth) })),
    });
    expect(page.items[0]).not.toHaveProperty('secret');
    expect(await findPage(notes, { filter, sort: { at: 1 }, limit: 3, cursor: nextCursor })).toEqual({
      total: 4,
      items: [expect.objectContaining({ _id: idOf(3) })],
    });
  });

  it('remembers the total where it may', async () => {
    const countCache = createCountCache({ now: () => new Date(0), elapsed: () => 0 });
    const query = { filter: { title: 'note 4' }, sort: { at: 1 }, limit: 1, countCache } as const;
    expect((await findPage(notes, query)).total).toBe(1);
    await notes.create([{ _id: idOf(90), title: 'note 4', at: new Date(90), secret: 'x' }]);
    expect((await findPage(notes, query)).total).toBe(1);
    countCache.invalidate();
    expect((await findPage(notes, query)).total).toBe(2);
    await notes.deleteOne({ _id: idOf(90) });
  });

  it('refuses the cursor of a list with another order', async () => {
    const { nextCursor } = await findPage(notes, { filter: {}, sort: { title: 1 }, limit: 1 });
    await expect(findPage(notes, { filter: {}, sort: { at: 1 }, limit: 1, cursor: nextCursor })).rejects.toMatchObject({
      code: 'REQUEST.INVALID',
    });
  });
});
