import { createTestLogger, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import { until } from '../bus/bus-contract';
import { createInProcessBus } from '../bus/in-process-bus';
import { systemClock } from '../clock';
import { newId } from '../ids';
import { createMetrics } from '../observe/metrics';
import { connectStore, nativeDatabase, type Store } from '../store/store';
import { createTransaction } from '../store/transaction';
import { createLease } from '../store/lease';
import { createLag } from './lag';
import { createOutbox, outboxRows } from './outbox';
import { createRelay } from './relay';

let server: TestStore;
let store: Store;
const log = createTestLogger('stalled');

beforeAll(async () => {
  server = await startTestStore();
});
afterAll(() => server.close());
beforeEach(async () => {
  store = await connectStore({ url: server.url, database: uniqueDatabase('stalled'), logger: log.logger });
});
afterEach(async () => {
  await store.connection.dropDatabase();
  await store.close();
});

async function write(): Promise<void> {
  const outbox = createOutbox({ connection: store.connection, service: 'org', clock: systemClock });
  await outbox.buildIndexes();
  const unitId = newId();
  const data = { version: 1, unitId, name: 'Club', type: 'Club', category: 'scitech', contactEmail: 'a@example.edu' };
  const unit = { ...data, parentUnitId: null, active: true } as never;
  await createTransaction(store.connection)((session) =>
    outbox.enqueue(session, { type: 'org.unit.created.v1', subject: unitId, data: unit }),
  );
}

const leases = () =>
  nativeDatabase(store.connection).collection<{ _id: string; holder: string; until: Date }>('leases');
const relayOver = (bus: ReturnType<typeof createInProcessBus>) => {
  const { connection } = store;
  const common = { connection, bus, clock: systemClock, logger: log.logger, metrics: createMetrics('org') };
  return createRelay({ ...common, pollMs: 20, gatherMs: 1, stalledAfterMs: 120, retryDelay: () => 5 });
};

describe('a lease that a clock which was ahead has written', () => {
  it('does not keep the relay from publishing', async () => {
    await leases().insertOne({ _id: 'relay', holder: 'ahead', until: new Date('2040-01-01') });
    await write();
    const relay = relayOver(createInProcessBus());
    relay.start();
    await until(async () => (await outboxRows(store.connection).countDocuments({ sentAt: null })) === 0);
    await relay.stop();
    expect(await outboxRows(store.connection).find().toArray()).toMatchObject([{ sentAt: expect.any(Date) }]);
  });

  it('is respected for as long as a lease can last', async () => {
    const leaseOf = (holder: string) =>
      createLease({ connection: store.connection, name: 'job', holder, clock: systemClock, leaseMs: 60_000 });
    const [first, second] = [leaseOf('first'), leaseOf('second')];
    expect(await first.take()).toBe(true);
    expect(await second.take()).toBe(false);
    await first.release();
    expect(await second.take()).toBe(true);
    await second.release();
  });

  it('asks the store for nothing that is held already', async () => {
    const leases = nativeDatabase(store.connection).collection<{ _id: string }>('leases');
    const lease = createLease({
      connection: store.connection,
      name: 'job',
      holder: 'first',
      clock: systemClock,
      leaseMs: 60_000,
    });
    expect(await lease.take()).toBe(true);
    await leases.deleteOne({ _id: 'job' });
    expect(await lease.take()).toBe(true);
    expect(await leases.countDocuments({ _id: 'job' })).toBe(0);
    await lease.release();
    expect(await lease.take()).toBe(true);
    expect(await leases.countDocuments({ _id: 'job' })).toBe(1);
    await lease.release();
  });
});

describe('a relay', () => {
  it('is not ready, and says so, while the first event waits although the bus is there', async () => {
    await write();
    let publish = (): Promise<void> => new Promise(() => undefined);
    const relay = relayOver({ ...createInProcessBus(), publish: () => publish() });
    await relay.ready();
    publish = async () => Promise.reject(new Error('refused'));
    relay.start();
    await until(async () =>
      relay.ready().then(
        () => false,
        () => true,
      ),
    );
    expect(log.errors().map(({ msg }) => msg)).toContain('events wait and none is published');
    publish = async () => undefined;
    await until(async () =>
      relay.ready().then(
        () => true,
        () => false,
      ),
    );
    await relay.stop();
  });

  it('is not to blame while the bus is away', async () => {
    await write();
    let looks = 0;
    const away = async () => {
      looks += 1;
      throw new Error('away');
    };
    const relay = relayOver({ ...createInProcessBus(), publish: away, ready: away });
    relay.start();
    const before = looks;
    await until(() => looks > before + 40);
    await expect(relay.ready()).resolves.toBeUndefined();
    await relay.stop();
  });
});

describe('the lag of a consumer', () => {
  it('is the age of the event in hand, and how long others wait while none is handled', async () => {
    const lag = createLag({ intervalMs: 5 });
    let open: () => void = () => undefined;
    const event = { time: new Date(Date.now() - 90_000).toISOString() } as never;
    const work = lag.during(event, () => new Promise((resolve) => (open = resolve)));
    expect(lag.seconds()).toBeGreaterThanOrEqual(90);
    open();
    await work;
    expect(lag.seconds()).toBe(0);
    let waiting = 2_000;
    lag.watch(async () => waiting);
    await until(() => lag.seconds() > 0.05);
    waiting = 0;
    await until(() => lag.seconds() === 0);
    await lag.stop();
  });
});
