import { createTestLogger, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import { systemClock } from '../clock';
import { migrate, type Migration } from './migrations';
import { connectStore, type Store } from './store';

describe('migrations', () => {
  let server: TestStore;
  const opened: Store[] = [];
  const { logger } = createTestLogger('migrations');
  beforeAll(async () => {
    server = await startTestStore();
  });
  afterAll(async () => {
    for (const store of opened) {
      await store.connection.dropDatabase();
      await store.close();
    }
    await server.close();
  });

  async function instances(count: number) {
    const database = uniqueDatabase('migrations');
    const stores: Store[] = [];
    for (let number = 0; number < count; number += 1) {
      stores.push(await connectStore({ url: server.url, database, logger }));
    }
    opened.push(...stores);
    return stores.map(({ connection }) => {
      return (migrations: readonly Migration[]) => migrate(migrations, { connection, clock: systemClock, logger });
    });
  }

  const noting = (ran: string[], name: string): Migration => ({ name, run: async () => void ran.push(name) });

  it('run in their order, each once in the life of a database', async () => {
    const [start] = await instances(1);
    const ran: string[] = [];
    await start?.([noting(ran, '001-first')]);
    await start?.([noting(ran, '001-first'), noting(ran, '002-second'), noting(ran, '003-third')]);
    await start?.([noting(ran, '001-first'), noting(ran, '002-second'), noting(ran, '003-third')]);
    expect(ran).toEqual(['001-first', '002-second', '003-third']);
  });

  it('are run by one of the instances that start together; the others go on when it is done', async () => {
    const starts = await instances(3);
    const steps: string[] = [];
    const slow: Migration = {
      name: '001-slow',
      run: async () => {
        steps.push('begun');
        await new Promise((resolve) => setTimeout(resolve, 200));
        steps.push('done');
      },
    };
    await Promise.all(starts.map((start) => start([slow]).then(() => steps.push('started'))));
    expect(steps).toEqual(['begun', 'done', 'started', 'started', 'started']);
  });

  it('are begun again when one was interrupted, from that one on', async () => {
    const [start] = await instances(1);
    const ran: string[] = [];
    let isBroken = true;
    const second: Migration = {
      name: '002-second',
      run: async () => {
        if (isBroken) throw new Error('the process was killed');
        ran.push('002-second');
      },
    };
    const all = [noting(ran, '001-first'), second, noting(ran, '003-third')];
    await expect(start?.(all)).rejects.toThrow('the process was killed');
    isBroken = false;
    await start?.(all);
    expect(ran).toEqual(['001-first', '002-second', '003-third']);
  });
});
