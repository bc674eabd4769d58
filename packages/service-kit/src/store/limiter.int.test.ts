import { createTestLogger, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import { createLimiter } from './limiter';
import { connectStore, type Store } from './store';

describe('a limiter', () => {
  let server: TestStore;
  let store: Store;
  const limiter = () => createLimiter(store, { keyPrefix: 'test', points: 20, duration: 60 });
  beforeAll(async () => {
    server = await startTestStore();
    const { logger } = createTestLogger('limiter');
    const database = uniqueDatabase('limiter');
    store = await connectStore({ url: server.url, database, logger, onCommand: () => undefined });
    await limiter().createIndexes();
  });
  afterAll(async () => {
    await store.connection.dropDatabase();
    await store.close();
    await server.close();
  });

  it('sends the counts of one key to the store one after the other, so that first counts do not deadlock', async () => {
    const underWay = new Set<number>();
    let most = 0;
    const client = store.connection.getClient();
    client.on('commandStarted', ({ requestId, commandName }) => {
      if (commandName === 'findAndModify') underWay.add(requestId);
      most = Math.max(most, underWay.size);
    });
    client.on('commandSucceeded', ({ requestId }) => underWay.delete(requestId));
    const { consume } = limiter();
    const results = await Promise.allSettled(Array.from({ length: 25 }, () => consume('one')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(most).toBe(1);
  });
});
