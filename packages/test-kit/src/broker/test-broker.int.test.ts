import { connect } from 'amqplib';
import { startTestBroker, type TestBroker } from './test-broker';

describe('the broker of the tests', () => {
  let broker: TestBroker;
  beforeAll(async () => {
    broker = await startTestBroker();
  }, 120_000);
  afterAll(async () => broker.close(), 60_000);

  it('can be taken away, started again with its data, and wiped', async () => {
    const declare = await connect(broker.url);
    const channel = await declare.createChannel();
    await channel.assertQueue('kept', { durable: true });
    await declare.close();

    await broker.stop();
    await expect(connect(broker.url)).rejects.toThrow();
    await broker.start();
    expect(await hasQueue(broker.url, 'kept')).toBe(true);

    await broker.stop('kill');
    await broker.wipe();
    await broker.start();
    expect(await hasQueue(broker.url, 'kept')).toBe(false);
  }, 180_000);
});

async function hasQueue(url: string, queue: string): Promise<boolean> {
  const connection = await connect(url);
  try {
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    return await channel.checkQueue(queue).then(
      () => true,
      () => false,
    );
  } finally {
    await connection.close();
  }
}
