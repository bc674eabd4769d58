import { createTestLogger, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import { connectStore, nativeDatabase, type Store } from './store';
import { createTransaction } from './transaction';

interface Counter {
  _id: string;
  value: number;
}

describe('a transaction', () => {
  let server: TestStore;
  let store: Store;
  const counters = () => nativeDatabase(store.connection).collection<Counter>('counters');
  beforeAll(async () => {
    server = await startTestStore();
    const { logger } = createTestLogger('store');
    store = await connectStore({ url: server.url, database: uniqueDatabase('transaction'), logger });
    await counters().insertOne({ _id: 'seats', value: 0 });
  });
  afterAll(async () => {
    await store.connection.dropDatabase();
    await store.close();
    await server.close();
  });

  it('keeps nothing of work that failed', async () => {
    const transaction = createTransaction(store.connection);
    const work = transaction(async (session) => {
      await counters().insertOne({ _id: 'half', value: 1 }, { session });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await counters().findOne({ _id: 'half' })).toBeNull();
  });

  it('lets twenty at once change the same thing, one after the other, and loses none', async () => {
    const transaction = createTransaction(store.connection);
    const takeSeat = () =>
      transaction(async (session) => {
        const seats = await counters().findOne({ _id: 'seats' }, { session });
        await counters().updateOne({ _id: 'seats' }, { $set: { value: (seats?.value ?? 0) + 1 } }, { session });
      });
    await Promise.all(Array.from({ length: 20 }, takeSeat));
    expect(await counters().findOne({ _id: 'seats' })).toMatchObject({ value: 20 });
  });

  it('answers what the work answered', async () => {
    expect(await createTransaction(store.connection)(async () => 'done')).toBe('done');
  });
});

describe('the store', () => {
  it('is not ready before its indexes are built', async () => {
    const server = await startTestStore();
    const { logger } = createTestLogger('store');
    const store = await connectStore({ url: server.url, database: uniqueDatabase('ready'), logger });
    await expect(store.ready()).rejects.toThrow('indexes');
    await store.buildIndexes();
    await expect(store.ready()).resolves.toBeUndefined();
    await store.close();
    await expect(store.ready()).rejects.toThrow();
    await server.close();
  });
});
