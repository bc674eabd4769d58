import type { CloudEvent, EventName } from '@portal/contracts';
import { createInProcessBus, queueOf, type Bus } from '@portal/service-kit';
import { testClock, type TestClock } from '../clock';
import type { TestService, TestServiceOptions } from '../test-service';
import { deliveryOrders, type DeliveryOrder } from './orders';
import { dumpOf, type StoredRow, type Unlike } from './dump';
import { story } from './story';

/** What a service brings to the story. */
export interface DeliverySuite {
  start(options: TestServiceOptions): Promise<TestService>;
  /** What has to be there before: what others cannot tell of before this service itself told them. */
  prepare?(service: TestService): Promise<void>;
  /** Events of the story that it has heard of before all others, whatever their order then is, and why. */
  knows?: readonly EventName[];
  unlike?: Unlike;
}

const BEGIN = '2026-11-22T06:00:00.000Z';
const DAY_MS = 86_400_000;

/**
 * Generates from the event catalogue: whatever the order in which a service on its real subscriptions and a real store
 * is told the {@link story}, and how often, what it keeps ends the same, once.
 */
export function describeDeliveries(suite: DeliverySuite): void {
  describe('what is kept of what other services tell', () => {
    let expected: Record<string, StoredRow[]>;
    let subscribed: readonly EventName[];
    beforeAll(async () => {
      const told = await tell(suite, { name: 'in order', events: story });
      ({ dump: expected, subscribed } = told);
      expect(told.deadLetters).toBe(0);
    });

    it('comes of events that the story has, each of them', () => {
      const types = new Set(story.map(({ type }) => type));
      expect(subscribed.length).toBeGreaterThan(0);
      expect(subscribed.filter((type) => !types.has(type))).toEqual([]);
      expect(Object.values(expected).flat().length).toBeGreaterThan(0);
    });

    it.each(deliveryOrders.map((order) => [order.name, order] as const))(
      'is the same when they come %s',
      async (_name, order) => {
        const { dump, deadLetters } = await tell(suite, order);
        expect(dump).toEqual(expected);
        expect(deadLetters).toBe(0);
      },
    );
  });
}

async function tell(suite: DeliverySuite, { events, atOnce = false, again = false }: DeliveryOrder) {
  const clock = testClock(BEGIN);
  const first = await startListening(suite, { clock });
  const second = atOnce ? await startListening(suite, { clock, database: first.service.database }) : undefined;
  const both = second ? [first, second] : [first];
  try {
    await suite.prepare?.(first.service);
    const known = story.filter(({ type }) => suite.knows?.includes(type));
    for (const event of [...known, ...events]) await Promise.all(both.map(({ service }) => service.deliver(event)));
    if (again) await tellAgain(first.service, events, clock);
    const deadLetters = await Promise.all(
      both.map(({ bus }) => bus.deadLetters(queueOf(first.service.service)).list()),
    );
    return {
      dump: await dumpOf(first.service, suite.unlike),
      deadLetters: deadLetters.flat().length,
      subscribed: first.subscribed,
    };
  } finally {
    for (const { service, bus } of both.toReversed()) {
      await service.stop();
      await bus.close();
    }
  }
}

async function tellAgain(service: TestService, events: readonly CloudEvent[], clock: TestClock): Promise<void> {
  clock.advance(DAY_MS);
  for (const event of events) await service.deliver(event);
}

/** On a bus that knows what the service asked for. */
async function startListening(suite: DeliverySuite, options: TestServiceOptions) {
  const inner = createInProcessBus();
  const subscribed: EventName[] = [];
  const bus: Bus = {
    ...inner,
    subscribe(queue, events, handle, subscribeOptions) {
      subscribed.push(...events);
      return inner.subscribe(queue, events, handle, { ...subscribeOptions, retryDelay: () => 5 });
    },
  };
  return { service: await suite.start({ ...options, bus }), bus, subscribed };
}
