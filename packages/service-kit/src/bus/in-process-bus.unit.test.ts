import { describeBus, sample, until } from './bus-contract';
import { createInProcessBus } from './in-process-bus';

describeBus('in-process', { open: async () => createInProcessBus() });

describe('the in-process bus in one process', () => {
  it('says that an event is published only after every subscriber has handled it', async () => {
    const bus = createInProcessBus();
    const order: string[] = [];
    let finish: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    await bus.subscribe('one', ['org.unit.created.v1'], async () => {
      await gate;
      order.push('handled');
    });
    const published = bus.publish(sample()).then(() => order.push('published'));
    finish();
    await published;
    expect(order).toEqual(['handled', 'published']);
  });

  it('holds events back until every service has subscribed', async () => {
    const bus = createInProcessBus({ held: true });
    const seen: string[] = [];
    const event = sample();
    const published = bus.publish(event);
    await bus.subscribe('late', ['org.unit.created.v1'], async ({ id }) => void seen.push(id));
    bus.release();
    await published;
    expect(seen).toEqual([event.id]);
  });

  it('refuses an event for a queue that has stopped, so that it stays in the outbox', async () => {
    const bus = createInProcessBus();
    const subscription = await bus.subscribe('gone', ['org.unit.created.v1'], async () => undefined);
    await subscription.stop();
    await expect(bus.publish(sample())).rejects.toThrow('stopped');
  });

  it('gives every subscriber an event of its own', async () => {
    const bus = createInProcessBus();
    const spoils = async (event: { subject: string }) => void (event.subject = 'spoiled');
    let subject: string | undefined;
    await bus.subscribe('one', ['org.unit.created.v1'], spoils);
    await bus.subscribe('two', ['org.unit.created.v1'], async (event) => void (subject = event.subject));
    await bus.publish(sample());
    await until(() => subject);
    expect(subject).toBe('a');
  });
});
