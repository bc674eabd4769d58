import { createTestLogger, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import { createCounter, type Counter } from './counter';
import { connectStore, type Session, type Store } from './store';
import { createTransaction, type Transaction } from './transaction';

describe('a counter', () => {
  let server: TestStore;
  let store: Store;
  let transaction: Transaction;
  let counter: Counter;
  beforeAll(async () => {
    server = await startTestStore();
    const { logger } = createTestLogger('counter');
    store = await connectStore({ url: server.url, database: uniqueDatabase('counter'), logger });
    transaction = createTransaction(store.connection);
    counter = createCounter(store, 'numbers');
    await store.buildIndexes();
  });
  afterAll(async () => {
    await store.close();
    await server.close();
  });

  const take = (key: string, count?: number) => transaction((session: Session) => counter.take(key, session, count));

  it('gives each number once, also to those who take at the same moment', async () => {
    const taken = await Promise.all([take('races'), take('races', 3), take('races')]);
    expect(new Set(taken).size).toBe(3);
    expect(await counter.last('races')).toBe(5);
    expect(await take('races')).toBe(6);
  });

  it('begins with 1 for each key, and continues when it is created anew', async () => {
    expect(await counter.last('first')).toBe(0);
    expect([await take('first', 2), await take('second')]).toEqual([1, 1]);
    expect(await createCounter(store, 'numbers').last('first')).toBe(2);
  });

  it('continues from rows of earlier builds, also from one that has another field', async () => {
    const rows = store.connection.collection<{ _id: string; last?: number; moves?: number }>('numbers');
    await rows.insertMany([
      { _id: 'positions', last: 41 },
      { _id: 'units', moves: 5 },
    ]);
    expect([await take('positions'), await take('units')]).toEqual([42, 1]);
  });

  it('gives the numbers of a failed transaction again', async () => {
    const failed = transaction(async (session) => {
      await counter.take('failed', session);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await take('failed')).toBe(1);
  });
});
