import { setTimeout as sleep } from 'node:timers/promises';
import { createTestLogger, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import type { CloudEvent } from '@portal/contracts';
import type { Bus } from '../bus/bus';
import { until } from '../bus/bus-contract';
import { createInProcessBus } from '../bus/in-process-bus';
import { systemClock } from '../clock';
import { newId } from '../ids';
import { createMetrics } from '../observe/metrics';
import { connectStore, createCollection, nativeDatabase, type Store } from '../store/store';
import { createTransaction, type Transaction } from '../store/transaction';
import { startConsumers } from './consumers';
import type { NamedHandler } from './event-delivery';
import { createDeadLetterStore } from './dead-letters';
import { AlreadyHandled, createInbox } from './inbox';
import { createOutbox, outboxRows, type Outbox } from './outbox';
import { createRelay, type Relay } from './relay';

const CREATED = 'org.unit.created.v1' as const;
const { logger } = createTestLogger('messages');
let server: TestStore;
let store: Store;
let transaction: Transaction;
let outbox: Outbox;
let consumers: { stop(): Promise<void> } | undefined;

beforeAll(async () => {
  server = await startTestStore();
});
afterAll(() => server.close());
beforeEach(async () => {
  store = await connectStore({ url: server.url, database: uniqueDatabase('messages'), logger });
  transaction = createTransaction(store.connection);
  outbox = createOutbox({ connection: store.connection, service: 'org', clock: systemClock });
  await outbox.buildIndexes();
});
afterEach(async () => {
  await consumers?.stop();
  await store.connection.dropDatabase();
  await store.close();
});

const optionsOf = (bus: Bus) => ({
  connection: store.connection,
  bus,
  clock: systemClock,
  logger,
  metrics: createMetrics('org'),
  retryDelay: () => 5,
  pollMs: 20,
});
const relayOver = (bus: Bus, more: { leaseMs?: number; retryDelay?: () => number } = {}) =>
  createRelay({ ...optionsOf(bus), ...more });

const outboxWaking = (relay: Relay) =>
  createOutbox({ connection: store.connection, service: 'org', clock: systemClock, wakeRelay: relay.wake });

function fact(name = 'Coding Club') {
  const unitId = newId();
  const data = { version: 1, unitId, name, type: 'Club', category: 'scitech', contactEmail: 'a@example.edu' } as const;
  return { type: CREATED, subject: unitId, data: { ...data, parentUnitId: null, active: true } };
}

const write = () => transaction((session) => outbox.enqueue(session, fact()));
const waiting = () => outboxRows(store.connection).countDocuments({ sentAt: null });

describe('the outbox', () => {
  it('takes many events at once, in their order, or none of them', async () => {
    await transaction((session) => outbox.enqueueMany(session, [fact('One'), fact('Two'), fact('Three')]));
    await expect(
      transaction(async (session) => {
        await outbox.enqueueMany(session, [fact('Four')]);
        throw new Error('on purpose');
      }),
    ).rejects.toThrow('on purpose');
    const rows = await outboxRows(store.connection).find().sort({ seq: 1 }).toArray();
    expect(rows.map(({ event }) => (event.data as { name: string }).name)).toEqual(['One', 'Two', 'Three']);
  });

  it('holds an event exactly when the write it tells about happened', async () => {
    await write();
    const failing = transaction(async (session) => {
      await outbox.enqueue(session, fact());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await waiting()).toBe(1);
  });

  it('refuses an event of another service, and data that does not fit', async () => {
    const foreign = { type: 'auth.account.registered.v1', subject: 'a', data: {} } as never;
    await expect(transaction((session) => outbox.enqueue(session, foreign))).rejects.toThrow('auth');
    const bad = { ...fact(), data: { name: 'x' } } as never;
    await expect(transaction((session) => outbox.enqueue(session, bad))).rejects.toThrow();
    expect(await waiting()).toBe(0);
  });
});

describe('the relay', () => {
  it('publishes in the order of writing, soon after the commit, and keeps history', async () => {
    const bus = createInProcessBus();
    const seen: string[] = [];
    await bus.subscribe('q', [CREATED], async ({ subject }) => void seen.push(subject));
    const relay = relayOver(bus);
    outbox = outboxWaking(relay);
    relay.start();
    const facts = Array.from({ length: 30 }, () => fact());
    for (const one of facts) await transaction((session) => outbox.enqueue(session, one));
    await relay.flush();
    expect(seen).toEqual(facts.map(({ subject }) => subject));
    expect(await outboxRows(store.connection).countDocuments()).toBe(30);
    await relay.stop();
  });

  it('lets events of a busy service gather, and claims the outbox for all of them at once', async () => {
    const claims: string[] = [];
    const url = server.url;
    const watched = await connectStore({ url, database: store.connection.name, logger, onCommand: keepClaim });
    function keepClaim({ name, collection }: { name: string; collection?: string }) {
      if (name === 'update' && collection === 'leases') claims.push(name);
    }
    const gatherMs = 200;
    const relay = createRelay({ ...optionsOf(createInProcessBus()), connection: watched.connection, gatherMs });
    outbox = outboxWaking(relay);
    relay.start();
    const start = performance.now();
    for (let count = 0; count < 40; count += 1) await write();
    await until(async () => (await waiting()) === 0);
    const passes = 1 + Math.ceil((performance.now() - start) / gatherMs);
    await relay.stop();
    // A claim and its end a pass; pauses are never shorter than asked for, however slow the machine.
    expect(claims.length).toBeLessThanOrEqual(2 * passes);
    await watched.close();
  });

  it('tries again until the bus takes the event', async () => {
    let tries = 0;
    const publish = async () => {
      tries += 1;
      if (tries < 4) throw new Error('away');
    };
    const relay = relayOver({ ...createInProcessBus(), publish });
    await write();
    relay.start();
    await until(async () => (await waiting()) === 0);
    expect(tries).toBe(4);
    await relay.stop();
  });

  it('publishes what a killed instance had claimed, once its lease is over', async () => {
    await write();
    const until = new Date(Date.now() + 300);
    const leases = nativeDatabase(store.connection).collection<{ _id: string; holder: string; until: Date }>('leases');
    await leases.insertOne({ _id: 'relay', holder: 'killed', until });
    const seen: Date[] = [];
    const publish = async () => void seen.push(new Date());
    await relayOver({ ...createInProcessBus(), publish }).flush();
    expect(seen[0]?.getTime()).toBeGreaterThanOrEqual(until.getTime());
    expect(seen).toHaveLength(1);
  });

  it('publishes each event from one of two instances only', async () => {
    const seen: string[] = [];
    const publish = async ({ id }: CloudEvent) => {
      await sleep(1);
      seen.push(id);
    };
    const relays = [1, 2].map(() => relayOver({ ...createInProcessBus(), publish }));
    for (const relay of relays) relay.start();
    await Promise.all(Array.from({ length: 40 }, write));
    await until(async () => (await waiting()) === 0);
    await Promise.all(relays.map((relay) => relay.stop()));
    expect([new Set(seen).size, seen.length]).toEqual([40, 40]);
  });

  it('publishes history again on demand', async () => {
    const seen: string[] = [];
    const publish = async ({ id }: CloudEvent) => void seen.push(id);
    const relay = relayOver({ ...createInProcessBus(), publish });
    await write();
    await relay.flush();
    await relay.republish(new Date(Date.now() - 60_000));
    await relay.flush();
    expect(seen).toHaveLength(2);
    expect(new Set(seen).size).toBe(1);
  });
});

describe('a handler', () => {
  const effects = () => nativeDatabase(store.connection).collection<{ event: string }>('effects');

  async function consume(handler: Partial<NamedHandler<typeof CREATED>> = {}) {
    const bus = createInProcessBus();
    const inbox = createInbox({ connection: store.connection, service: 'events' });
    await inbox.buildIndexes();
    const handle: NamedHandler<typeof CREATED>['handle'] = async (event, session) => {
      await effects().insertOne({ event: event.id }, { session });
    };
    consumers = await startConsumers({
      service: 'events',
      subscriptions: { [CREATED]: [{ name: 'copy', handle, ...handler }] },
      bus,
      inbox,
      transaction,
      logger,
      metrics: createMetrics('events'),
      deliveryLimit: 3,
      retryDelay: () => 5,
    });
    return bus;
  }

  async function published(): Promise<CloudEvent> {
    await write();
    const { event } = (await outboxRows(store.connection).findOne({})) ?? {};
    return event as CloudEvent;
  }

  it('has its effect once, however often the event is delivered', async () => {
    const bus = await consume();
    const event = await published();
    await Promise.all([bus.publish(event), bus.publish(event)]);
    await bus.publish(event);
    expect(await effects().countDocuments()).toBe(1);
  });

  it('has its effect once when two instances race for the same event', async () => {
    const event = await published();
    const inbox = createInbox({ connection: store.connection, service: 'events' });
    await Promise.all([inbox.buildIndexes(), createCollection(store.connection, 'effects')]);
    const race = () =>
      transaction(async (session) => {
        await inbox.record(session, [{ event, handlers: ['copy'] }]);
        await effects().insertOne({ event: event.id }, { session });
      });
    const raced = await Promise.allSettled([race(), race(), race()]);
    const reasons = raced.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(reasons).toEqual([expect.any(AlreadyHandled), expect.any(AlreadyHandled)]);
    expect(await effects().countDocuments()).toBe(1);
  });

  it('leaves nothing behind when it fails, and the event becomes a dead letter that can be replayed', async () => {
    let broken = true;
    const bus = await consume({
      async handle(event, session) {
        await effects().insertOne({ event: event.id }, { session });
        if (broken) throw new Error('broken');
      },
    });
    const event = await published();
    await bus.publish(event);
    expect(await effects().countDocuments()).toBe(0);
    expect(await bus.deadLetters('portal.events').list()).toMatchObject([{ reason: 'broken' }]);
    broken = false;
    await bus.deadLetters('portal.events').replay();
    expect(await effects().countDocuments()).toBe(1);
  });

  it('gets a dead letter back that another process asked for, and then no more', async () => {
    let broken = true;
    const bus = await consume({
      async handle(event, session) {
        if (broken) throw new Error('broken');
        await effects().insertOne({ event: event.id }, { session });
      },
    });
    await bus.publish(await published());
    const letters = bus.deadLetters('portal.events');
    const elsewhere = createDeadLetterStore(store.connection);
    expect(await letters.replayRequested()).toBe(0);
    expect(await elsewhere.requestReplay('portal.events')).toBe(1);
    expect(await letters.replayRequested()).toBe(1);
    expect(await elsewhere.listRequested('portal.events')).toEqual([]);
    broken = false;
    expect(await letters.replayRequested()).toBe(0);
    await elsewhere.requestReplay('portal.events');
    expect(await letters.replayRequested()).toBe(1);
    expect([await effects().countDocuments(), await letters.list()]).toEqual([1, []]);
  });

  it('waits for a store that is away instead of using up its tries', async () => {
    let tries = 0;
    const bus = await consume({
      async handle() {
        if (++tries < 6) throw Object.assign(new Error('away'), { name: 'MongoServerSelectionError' });
      },
    });
    await bus.publish(await published());
    expect(tries).toBe(6);
    expect(await bus.deadLetters('portal.events').list()).toEqual([]);
  });

  it('does not get data that breaks the contract', async () => {
    let called = false;
    const bus = await consume({ handle: async () => void (called = true) });
    const event = { ...(await published()), data: { name: 7 } } as unknown as CloudEvent;
    await bus.publish(event);
    expect([called, await bus.deadLetters('portal.events').list()]).toEqual([false, [expect.anything()]]);
  });
});
