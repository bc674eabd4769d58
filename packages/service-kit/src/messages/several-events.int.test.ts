import { createTestLogger, eventOf, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import type { CloudEvent } from '@portal/contracts';
import { until } from '../bus/bus-contract';
import { createInProcessBus, type InProcessBus } from '../bus/in-process-bus';
import { newId } from '../ids';
import { createMetrics } from '../observe/metrics';
import { connectStore, createCollection, nativeDatabase, type Session, type Store } from '../store/store';
import { createTransaction } from '../store/transaction';
import { startConsumers } from './consumers';
import { createInbox } from './inbox';

const { logger } = createTestLogger('several events');

let server: TestStore;
let store: Store;
let bus: InProcessBus;
let consumers: { stop(): Promise<void> };
let commits: number;
/** How often an event of this name fails. */
let failuresOf: Map<string, number>;
/** The names in the order in which the handler got them. */
let handled: string[];
/** Holds the handler up. */
let gate: Promise<void>;

const effects = () => nativeDatabase(store.connection).collection<{ of: string }>('effects');
const effectsOf = async () => (await effects().find().toArray()).map(({ of }) => of);
const deadLetters = async () =>
  (await bus.deadLetters('portal.events').list()).map(
    ({ event }) => (event as CloudEvent<'org.unit.created.v1'>).data.name,
  );

const event = (name: string) =>
  eventOf('org.unit.created.v1', {
    version: 1,
    unitId: newId(),
    name,
    type: 'Club',
    category: 'scitech',
    parentUnitId: null,
    contactEmail: 'club@example.edu',
    active: true,
  });

async function handle({ data: { name } }: CloudEvent<'org.unit.created.v1'>, session: Session): Promise<void> {
  handled.push(name);
  await gate;
  await effects().insertOne({ of: name }, { session });
  const failures = failuresOf.get(name) ?? 0;
  failuresOf.set(name, failures - 1);
  if (failures > 0) throw new Error(`${name} has a fault`);
}

beforeAll(async () => {
  server = await startTestStore();
});
afterAll(() => server.close());
beforeEach(async () => {
  [handled, failuresOf, commits, gate] = [[], new Map(), 0, Promise.resolve()];
  store = await connectStore({
    url: server.url,
    database: uniqueDatabase('events'),
    logger,
    onCommand: ({ name }) => void (commits += name === 'commitTransaction' ? 1 : 0),
  });
  const inbox = createInbox({ connection: store.connection, service: 'events' });
  await Promise.all([inbox.buildIndexes(), createCollection(store.connection, 'effects')]);
  bus = createInProcessBus();
  consumers = await startConsumers({
    service: 'events',
    subscriptions: { 'org.unit.created.v1': [{ name: 'copy', handle }] },
    bus,
    inbox,
    transaction: createTransaction(store.connection),
    logger,
    metrics: createMetrics('events'),
    deliveryLimit: 3,
    retryDelay: () => 5,
  });
});
afterEach(async () => {
  await consumers.stop();
  await bus.close();
  await store.connection.dropDatabase();
  await store.close();
});

const publish = (names: readonly string[]) => Promise.all(names.map((name) => bus.publish(event(name))));

describe('events that wait', () => {
  it('take effect in their order, those that wait together in one transaction', async () => {
    const names = Array.from({ length: 30 }, (_, number) => `Club ${number}`);
    await publish(names);
    expect(handled).toEqual(names);
    expect(await effectsOf()).toEqual(names);
    expect(commits).toBe(1);
  });

  it('take effect without the one that fails, which becomes a dead letter after its tries', async () => {
    failuresOf.set('Poison', Infinity);
    await publish(['First', 'Chess', 'Poison', 'Dance', 'Drama']);
    expect(await effectsOf()).toEqual(['First', 'Chess', 'Dance', 'Drama']);
    expect(await deadLetters()).toEqual(['Poison']);
    // Once with the others, and three times alone.
    expect(handled.filter((name) => name === 'Poison')).toHaveLength(4);
  });

  it('wait for the one before them that is tried again', async () => {
    failuresOf.set('Chess', 2);
    await publish(['First', 'Chess', 'Dance']);
    expect(await effectsOf()).toEqual(['First', 'Chess', 'Dance']);
    // Together first; then each alone.
    expect(handled).toEqual(['First', 'Chess', 'First', 'Chess', 'Chess', 'Dance']);
  });

  it('stay with their publisher when the service stops before their turn', async () => {
    let release: () => void = () => undefined;
    gate = new Promise((resolve) => (release = resolve));
    const published = Promise.allSettled(['First', 'Chess', 'Dance'].map((name) => bus.publish(event(name))));
    await until(() => handled.length === 1);
    const stopped = consumers.stop();
    release();
    await stopped;
    const outcomes = (await published).map(({ status }) => status);
    expect(outcomes[0]).toBe('fulfilled');
    expect((await effectsOf()).length).toBe(outcomes.filter((status) => status === 'fulfilled').length);
    expect(await deadLetters()).toEqual([]);
  });
});
