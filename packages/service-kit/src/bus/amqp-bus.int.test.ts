import { createTestLogger, startTestBroker, type TestBroker } from '@portal/test-kit';
import { connect } from 'amqplib';
import type { CloudEvent } from '@portal/contracts';
import { createAmqpBus } from './amqp-bus';
import type { Bus } from './bus';
import { describeBus, sample, until } from './bus-contract';

let broker: TestBroker;
let opened = 0;
const { logger } = createTestLogger('bus');
const openBus = (prefix: string, more: { wipeGraceMs?: number; name?: string } = {}) =>
  createAmqpBus({ url: broker.url, name: 'test', logger, prefix, wipeGraceMs: 300, ...more });
const open = async () => {
  const bus = openBus(`t${(opened += 1)}.`);
  await until(() => isReady(bus));
  return bus;
};

beforeAll(async () => {
  broker = await startTestBroker();
});
afterAll(async () => broker?.close());

describeBus('AMQP', { open });

describe('the queues on the broker', () => {
  it('are durable quorum queues with a delivery limit and dead letters that are never lost', async () => {
    const bus = openBus('declared.');
    await bus.subscribe('q', ['org.unit.created.v1'], async () => undefined, { deliveryLimit: 4 });
    const connection = await connect(broker.url);
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    const declared = {
      'x-queue-type': 'quorum',
      'x-delivery-limit': 3,
      'x-dead-letter-exchange': '',
      'x-dead-letter-routing-key': 'declared.q.dead',
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
    };
    // The broker refuses to declare a queue again with other arguments than it has.
    await expect(channel.assertQueue('declared.q', { durable: true, arguments: declared })).resolves.toBeDefined();
    const other = { ...declared, 'x-delivery-limit': 2 };
    await expect(channel.assertQueue('declared.q', { durable: true, arguments: other })).rejects.toThrow();
    await connection.close();
    await bus.close();
  });
});

describe('an event that the broker does not confirm', () => {
  it('is not published: a queue that is full refuses it, and it goes out when there is room', async () => {
    const bus = openBus('full.');
    await until(() => isReady(bus));
    const connection = await connect(broker.url);
    const channel = await connection.createChannel();
    const full = { 'x-max-length': 1, 'x-overflow': 'reject-publish' };
    await channel.assertQueue('full.q', { durable: true, arguments: full });
    await channel.bindQueue('full.q', 'full.portal.events', 'org.unit.created.v1');
    const [first, second] = [sample(), sample()];
    await bus.publish(first);
    await expect(bus.publish(second)).rejects.toThrow();
    await channel.purgeQueue('full.q');
    await bus.publish(second);
    const taken = await channel.get('full.q', { noAck: true });
    expect(taken && JSON.parse(taken.content.toString())).toEqual(second);
    await connection.close();
    await bus.close();
  });
});

describe('a broker that goes away', () => {
  it('loses nothing that was accepted, and both sides come back by themselves', async () => {
    await declareQueue('kept');
    const bus = openBus('restart.');
    const seen: string[] = [];
    await bus.subscribe('q', ['org.unit.created.v1'], async ({ id }) => void seen.push(id));
    const [before, after] = [sample(), sample()];
    await bus.publish(before);
    await broker.stop();
    await until(async () => !(await isReady(bus)));
    await expect(bus.publish(after)).rejects.toThrow('away');
    await expect(connect(broker.url)).rejects.toThrow();
    await broker.start();
    expect(await hasQueue('kept')).toBe(true);
    await until(() => isReady(bus));
    await bus.publish(after);
    await until(() => seen.includes(before.id) && seen.includes(after.id));
    await bus.close();
  });

  it('asks for history once when it comes back without its data', async () => {
    await declareQueue('kept');
    const bus = openBus('wiped.');
    const history: CloudEvent[] = [];
    const republished = watchLoss(bus, history);
    const seen = new Set<string>();
    await until(() => republished.count === 1);
    await bus.subscribe('q', ['org.unit.created.v1'], async ({ id }) => void seen.add(id));
    history.push(sample(), sample());
    await broker.stop('kill');
    await broker.wipe();
    await broker.start();
    expect(await hasQueue('kept')).toBe(false);
    await until(() => history.every(({ id }) => seen.has(id)));
    expect(republished.count).toBe(2);
    await bus.close();

    const again = openBus('wiped.');
    const later = watchLoss(again, []);
    await until(() => isReady(again));
    await again.publish(sample());
    expect(later.count).toBe(0);
    await again.close();
  });
});

async function declareQueue(name: string): Promise<void> {
  const connection = await connect(broker.url);
  const channel = await connection.createChannel();
  await channel.assertQueue(name, { durable: true });
  await connection.close();
}

async function hasQueue(name: string): Promise<boolean> {
  const connection = await connect(broker.url);
  const channel = await connection.createChannel();
  channel.on('error', () => undefined);
  const isThere = await channel.checkQueue(name).then(
    () => true,
    () => false,
  );
  await connection.close();
  return isThere;
}

function watchLoss(bus: Bus, history: CloudEvent[]) {
  const republished = { count: 0 };
  bus.watch({
    back: () => undefined,
    async lost() {
      await Promise.all(history.map((event) => bus.publish(event)));
      republished.count += 1;
    },
  });
  return republished;
}

function isReady(bus: Bus): Promise<boolean> {
  return bus.ready().then(
    () => true,
    () => false,
  );
}
