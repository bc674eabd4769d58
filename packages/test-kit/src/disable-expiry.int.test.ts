import mongoose from 'mongoose';
import { disableExpiry } from './disable-expiry';
import { startTestStore, uniqueDatabase, type TestStore } from './test-store';

describe('indexes without expiry', () => {
  let store: TestStore;
  let connection: mongoose.Connection;

  beforeAll(async () => {
    store = await startTestStore();
    connection = await mongoose.createConnection(store.url, { dbName: uniqueDatabase('expiry') }).asPromise();
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
    await store.close();
  });

  /** How long after `at` rows of a new collection are deleted, in seconds; undefined where they stay. */
  async function madeExpiry(name: string, { several = false } = {}) {
    const rows = connection.collection(name);
    if (several) await rows.createIndexes([{ key: { at: 1 }, expireAfterSeconds: 60 }]);
    else await rows.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    const indexes = await rows.indexes();
    return indexes.find(({ key }) => key.at)?.expireAfterSeconds as unknown;
  }

  it('are made while somebody holds them, and expire again for the next file of the worker', async () => {
    const first = disableExpiry();
    const second = disableExpiry();
    expect(await madeExpiry('held')).toBeUndefined();
    first();
    first();
    expect(await madeExpiry('held by one', { several: true })).toBeUndefined();
    second();
    expect(await madeExpiry('released')).toBe(60);
    expect(await madeExpiry('several released', { several: true })).toBe(60);
  });
});
