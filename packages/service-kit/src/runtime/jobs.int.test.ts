import { createTestLogger, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../bus/bus-contract';
import { systemClock } from '../clock';
import { createLease } from '../store/lease';
import { connectStore, nativeDatabase, type Store } from '../store/store';
import { startJobs } from './jobs';
import type { Job } from './service';

const { logger } = createTestLogger('jobs');
let server: TestStore;
let store: Store;
beforeAll(async () => {
  server = await startTestStore();
  store = await connectStore({ url: server.url, database: uniqueDatabase('jobs'), logger });
});
afterAll(async () => {
  await store.connection.dropDatabase();
  await store.close();
  await server.close();
});

/** A job that notes which instances are at it, and how many there were at most. */
function watchedJob(singleton: boolean) {
  const seen = { at: 0, most: 0, by: new Set<string>(), runs: 0 };
  const jobOf = (instance: string): Job => ({
    name: `count ${singleton}`,
    intervalMs: 2,
    singleton,
    async run() {
      seen.by.add(instance);
      seen.runs += 1;
      seen.at += 1;
      seen.most = Math.max(seen.most, seen.at);
      await sleep(15);
      seen.at -= 1;
    },
  });
  return { seen, jobOf };
}

const start = (job: Job, holder: string, leaseMs = 1_000) => {
  const { connection } = store;
  const leaseOf = (name: string) => createLease({ connection, name, holder, clock: systemClock, leaseMs });
  return startJobs([job], { logger, leaseOf });
};

describe('a job of a service with two instances', () => {
  it('is run by one of them at a time when it has to be alone', async () => {
    const { seen, jobOf } = watchedJob(true);
    const instances = ['first', 'second'].map((name) => start(jobOf(name), name));
    await until(() => seen.runs > 12);
    await Promise.all(instances.map((instance) => instance.stop()));
    expect(seen.most).toBe(1);
  });

  it('is run by both when it need not', async () => {
    const { seen, jobOf } = watchedJob(false);
    const instances = ['first', 'second'].map((name) => start(jobOf(name), name));
    await until(() => seen.most === 2);
    await Promise.all(instances.map((instance) => instance.stop()));
    expect(seen.by).toEqual(new Set(['first', 'second']));
  });

  it('goes over to the other when the one that held it died', async () => {
    const { seen, jobOf } = watchedJob(true);
    const until300ms = new Date(Date.now() + 300);
    await nativeDatabase(store.connection)
      .collection<{ _id: string; holder: string; until: Date }>('leases')
      .updateOne({ _id: 'job count true' }, { $set: { holder: 'dead', until: until300ms } }, { upsert: true });
    const instance = start(jobOf('alive'), 'alive');
    await until(() => seen.runs > 0);
    await instance.stop();
    expect(Date.now()).toBeGreaterThanOrEqual(until300ms.getTime());
  });

  it('runs soon after it is notified of work, however often it is notified meanwhile', async () => {
    let notify: () => void = () => undefined;
    let runs = 0;
    const notified: Job = {
      name: 'notified',
      // Without a notification it would run later than this test waits.
      intervalMs: 600,
      onWork: (listener) => void (notify = listener),
      async run() {
        runs += 1;
        if (runs === 1) notify();
      },
    };
    const instance = start(notified, 'only');
    notify();
    notify();
    await until(() => runs === 2);
    await instance.stop();
    notify();
    expect(runs).toBe(2);
  });

  it('goes on after a run that failed', async () => {
    let runs = 0;
    const failing: Job = {
      name: 'fails',
      intervalMs: 2,
      singleton: true,
      async run() {
        runs += 1;
        throw new Error('on purpose');
      },
    };
    const instance = start(failing, 'only');
    await until(() => runs > 2);
    await instance.stop();
  });
});
