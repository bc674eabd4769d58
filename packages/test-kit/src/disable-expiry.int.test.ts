import mongoose from 'mongoose';
import { disableExpiry } from './disable-expiry';
import { testClock } from './clock';
import { sampleService } from './sample/sample-service';
import { startTestService } from './test-service';
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

  /** The `expireAfterSeconds` of an index that is created now; undefined without one. */
  async function createdExpiry(name: string, { several = false } = {}) {
    const rows = connection.collection(name);
    if (several) await rows.createIndexes([{ key: { at: 1 }, expireAfterSeconds: 60 }]);
    else await rows.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    const indexes = await rows.indexes();
    return indexes.find(({ key }) => key.at)?.expireAfterSeconds as unknown;
  }

  it('are created until the last caller restores expiry', async () => {
    const first = disableExpiry();
    const second = disableExpiry();
    expect(await createdExpiry('held')).toBeUndefined();
    first();
    first();
    expect(await createdExpiry('held by one', { several: true })).toBeUndefined();
    second();
    expect(await createdExpiry('released')).toBe(60);
    expect(await createdExpiry('several released', { several: true })).toBe(60);
  });

  it('are created while a service runs under a test clock, and no longer when it has stopped', async () => {
    const service = await startTestService(sampleService, { clock: testClock('2026-11-20T10:00:00Z') });
    expect(await createdExpiry('running')).toBeUndefined();
    await service.stop();
    expect(await createdExpiry('stopped')).toBe(60);
  });
});
