import { createTestLogger, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import mongoose from 'mongoose';
import { connectStore, type Store } from './store';

describe('the indexes of a store', () => {
  let server: TestStore;
  let store: Store;
  beforeAll(async () => {
    server = await startTestStore();
    store = await connectStore({
      url: server.url,
      database: uniqueDatabase('indexes'),
      logger: createTestLogger('store').logger,
    });
  });
  afterAll(async () => {
    await store.connection.dropDatabase();
    await store.close();
    await server.close();
  });

  it('are those of the schema: what an earlier build read by goes, and what an operator made stays', async () => {
    const schema = new mongoose.Schema({ title: String, at: Date, place: String }, { id: false });
    schema.index({ title: 1, at: 1 });
    schema.static('formerIndexes', () => ['title_1', 'never_1']);
    const notes = store.connection.model('Note', schema).collection;
    await store.connection.createCollection(notes.collectionName);
    await notes.createIndex({ title: 1 });
    await notes.createIndex({ place: 1 });
    const namesOf = async () => (await notes.indexes()).map(({ name }) => name).sort();
    await store.buildIndexes();
    expect(await namesOf()).toEqual(['_id_', 'place_1', 'title_1_at_1']);
    await store.buildIndexes();
    expect(await namesOf()).toEqual(['_id_', 'place_1', 'title_1_at_1']);
  });
});

describe('a store is ready', () => {
  it.each([
    [0, 'ready'],
    [2 ** 60, 'the disk of the store is full'],
  ])('with %d bytes to be left on its disk: %s', async (minFreeBytes, outcome) => {
    const server = await startTestStore();
    const { logger } = createTestLogger('store');
    const store = await connectStore({ url: server.url, database: uniqueDatabase('readiness'), logger, minFreeBytes });
    await store.buildIndexes();
    const { fsTotalSize } = (await store.connection.db?.command({ dbStats: 1 })) ?? {};
    const ready = store.ready().then(
      () => 'ready',
      ({ message }: Error) => message,
    );
    // The DocumentDB engine says nothing of its disk.
    expect(await ready).toBe(fsTotalSize === undefined ? 'ready' : outcome);
    await store.connection.dropDatabase();
    await store.close();
    await server.close();
  });
});
