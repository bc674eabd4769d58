import { createTestLogger, eventOf, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import { createInProcessBus, type InProcessBus } from '../bus/in-process-bus';
import { newId } from '../ids';
import { createMetrics } from '../observe/metrics';
import { connectStore, createCollection, nativeDatabase, type Session, type Store } from '../store/store';
import { createTransaction } from '../store/transaction';
import { startConsumers } from './consumers';
import { createInbox, type Inbox } from './inbox';

const { logger } = createTestLogger('several handlers');

let server: TestStore;
let store: Store;
let bus: InProcessBus;
let inbox: Inbox;
let consumers: { stop(): Promise<void> };
let faulty: string | undefined;
let sessions: Session[];

const effects = () => nativeDatabase(store.connection).collection<{ of: string }>('effects');
const effectsOf = async () => (await effects().find().toArray()).map(({ of }) => of).toSorted();

const event = () =>
  eventOf('org.unit.created.v1', {
    version: 1,
    unitId: newId(),
    name: 'Coding Club',
    type: 'Club',
    category: 'scitech',
    parentUnitId: null,
    contactEmail: 'club@example.edu',
    active: true,
  });

const handlerCalled = (name: string) => ({
  name,
  async handle(_event: unknown, session: Session) {
    sessions.push(session);
    await effects().insertOne({ of: name }, { session });
    if (name === faulty) throw new Error(`${name} has a fault`);
  },
});

beforeAll(async () => {
  server = await startTestStore();
});
afterAll(() => server.close());
beforeEach(async () => {
  [faulty, sessions] = [undefined, []];
  store = await connectStore({ url: server.url, database: uniqueDatabase('several'), logger });
  inbox = createInbox({ connection: store.connection, service: 'events' });
  await Promise.all([inbox.buildIndexes(), createCollection(store.connection, 'effects')]);
  bus = createInProcessBus();
  consumers = await startConsumers({
    service: 'events',
    subscriptions: { 'org.unit.created.v1': ['copy', 'feed', 'audit'].map(handlerCalled) },
    bus,
    inbox,
    transaction: createTransaction(store.connection),
    logger,
    metrics: createMetrics('events'),
    deliveryLimit: 2,
    retryDelay: () => 5,
  });
});
afterEach(async () => {
  await consumers.stop();
  await bus.close();
  await store.connection.dropDatabase();
  await store.close();
});

describe('several handlers of one event', () => {
  it('take effect in one transaction', async () => {
    await bus.publish(event());
    expect(await effectsOf()).toEqual(['audit', 'copy', 'feed']);
    expect([sessions.length, new Set(sessions).size]).toEqual([3, 1]);
  });

  it('take effect once, however often the event is delivered', async () => {
    const delivered = event();
    await bus.publish(delivered);
    await bus.publish(delivered);
    expect(await effectsOf()).toEqual(['audit', 'copy', 'feed']);
    expect(await bus.deadLetters('portal.events').list()).toEqual([]);
  });

  it.each(['copy', 'feed', 'audit'])(
    'take effect without %s while it fails, and with it once it is fixed',
    async (name) => {
      faulty = name;
      await bus.publish(event());
      const others = ['audit', 'copy', 'feed'].filter((other) => other !== name);
      expect(await effectsOf()).toEqual(others);
      const letters = bus.deadLetters('portal.events');
      expect(await letters.list()).toMatchObject([{ reason: `${name} has a fault` }]);
      faulty = undefined;
      await letters.replay();
      expect(await effectsOf()).toEqual(['audit', 'copy', 'feed']);
    },
  );

  it('leave out the one that had handled the event before', async () => {
    const delivered = event();
    await createTransaction(store.connection)((session) =>
      inbox.record(session, [{ event: delivered, handlers: ['feed'] }]),
    );
    await bus.publish(delivered);
    expect(await effectsOf()).toEqual(['audit', 'copy']);
  });
});
