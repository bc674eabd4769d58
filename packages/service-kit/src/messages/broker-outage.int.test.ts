import {
  createTestLogger,
  startTestBroker,
  startTestStore,
  uniqueDatabase,
  type TestBroker,
  type TestStore,
} from '@portal/test-kit';
import { createAmqpBus } from '../bus/amqp-bus';
import type { Bus } from '../bus/bus';
import { until } from '../bus/bus-contract';
import { systemClock } from '../clock';
import { newId } from '../ids';
import { createMetrics } from '../observe/metrics';
import { connectStore, nativeDatabase, type Store } from '../store/store';
import { createTransaction } from '../store/transaction';
import { startConsumers, type Consumers } from './consumers';
import { createInbox } from './inbox';
import { createOutbox } from './outbox';
import { createRelay, type Relay } from './relay';

const { logger } = createTestLogger('outage');
const WRITES = 100;

describe('writes while the broker is away', () => {
  let broker: TestBroker;
  let server: TestStore;
  let store: Store;
  let buses: Bus[];
  let relay: Relay;
  let consumers: Consumers;
  beforeAll(async () => {
    [broker, server] = await Promise.all([startTestBroker(), startTestStore()]);
    store = await connectStore({ url: server.url, database: uniqueDatabase('outage'), logger });
  });
  afterAll(async () => {
    await Promise.all([relay?.stop(), consumers?.stop()]);
    await Promise.all((buses ?? []).map((bus) => bus.close()));
    await store.connection.dropDatabase();
    await store.close();
    await Promise.all([broker.close(), server.close()]);
  });

  const effects = () => nativeDatabase(store.connection).collection<{ subject: string }>('effects');

  async function connectBothSides() {
    const { connection } = store;
    const [sending, taking] = ['org', 'activity'].map((name) =>
      createAmqpBus({ url: broker.url, name, logger, wipeGraceMs: 1_500 }),
    ) as [Bus, Bus];
    buses = [sending, taking];
    const transaction = createTransaction(connection);
    const metrics = createMetrics('org');
    relay = createRelay({ connection, bus: sending, clock: systemClock, logger, metrics });
    const outbox = createOutbox({ connection, service: 'org', clock: systemClock, wakeRelay: relay.wake });
    const inbox = createInbox({ connection, service: 'activity' });
    await Promise.all([outbox.buildIndexes(), inbox.buildIndexes()]);
    const note = async ({ subject }: { subject: string }, session: Parameters<typeof outbox.enqueue>[0]) => {
      await effects().insertOne({ subject }, { session });
    };
    const subscriptions = { 'org.unit.created.v1': [{ name: 'note', handle: note }] };
    consumers = await startConsumers({
      service: 'activity',
      subscriptions,
      bus: taking,
      inbox,
      transaction,
      logger,
      metrics,
    });
    relay.start();
    return { transaction, outbox };
  }

  it('are all answered, and have every effect exactly once when it is back, also without its data', async () => {
    const { transaction, outbox } = await connectBothSides();
    const write = async () => {
      const unitId = newId();
      const data = { version: 1, unitId, name: 'Club', type: 'Club', category: 'scitech' } as const;
      const whole = { ...data, parentUnitId: null, contactEmail: 'a@example.edu', active: true };
      await transaction((session) =>
        outbox.enqueue(session, { type: 'org.unit.created.v1', subject: unitId, data: whole }),
      );
      return unitId;
    };
    const written: string[] = [];
    for (let count = 0; count < WRITES; count += 1) {
      if (count === 30) await broker.stop('kill');
      written.push(await write());
    }
    await broker.wipe();
    await broker.start();
    await until(async () => (await effects().countDocuments()) >= WRITES, 60_000);
    await relay.flush();
    const subjects = (await effects().find().toArray()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(written.sort());
  });
});
