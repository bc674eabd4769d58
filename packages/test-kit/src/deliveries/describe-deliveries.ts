import { DAY_MS, type CloudEvent, type EventName } from '@portal/contracts';
import { createInProcessBus, queueOf, type Bus } from '@portal/service-kit';
import { testClock, type TestClock } from '../clock';
import type { TestService, TestServiceOptions } from '../test-service';
import { deliveryOrders, type DeliveryOrder } from './orders';
import { dumpOf, expiringIndexes, type StoredRow, type DifferingFields } from './dump';
import { eventFixtures } from './event-fixtures';

/** How to start a service, and in what its databases may differ. */
export interface DeliverySuite {
  start(options: TestServiceOptions): Promise<TestService>;
  /** Writes what must exist before: what other services can publish about only after this service did. */
  prepare?(service: TestService): Promise<void>;
  /** Events that are delivered before all others in every order, because the service cannot do without them. */
  deliveredFirst?: readonly EventName[];
  differing?: DifferingFields;
}

const BEGIN = '2026-11-22T06:00:00.000Z';

/**
 * Generates from the event catalogue: in whatever order and however often the {@link eventFixtures} are delivered to a
 * service with its real subscriptions and a real store, its database ends the same.
 */
export function describeDeliveries(suite: DeliverySuite): void {
  describe('what is stored of the events of other services', () => {
    let expected: Record<string, StoredRow[]>;
    let subscribed: readonly EventName[];
    let expiring: string[];
    beforeAll(async () => {
      const delivered = await deliverAll(suite, { name: 'in order', events: eventFixtures });
      ({ dump: expected, subscribed, expiring } = delivered);
      expect(delivered.deadLetters).toBe(0);
    });

    it("stays when the machine's clock is past its expiry", () => expect(expiring).toEqual([]));

    it('has a fixture for every event it subscribes to', () => {
      const types = new Set(eventFixtures.map(({ type }) => type));
      expect(subscribed.length).toBeGreaterThan(0);
      expect(subscribed.filter((type) => !types.has(type))).toEqual([]);
      expect(Object.values(expected).flat().length).toBeGreaterThan(0);
    });

    it.each(deliveryOrders.map((order) => [order.name, order] as const))(
      'is the same when they come %s',
      async (_name, order) => {
        const { dump, deadLetters } = await deliverAll(suite, order);
        expect(dump).toEqual(expected);
        expect(deadLetters).toBe(0);
      },
    );
  });
}

async function deliverAll(suite: DeliverySuite, { events, atOnce = false, again = false }: DeliveryOrder) {
  const clock = testClock(BEGIN);
  const first = await startListening(suite, { clock });
  const second = atOnce ? await startListening(suite, { clock, database: first.service.database }) : undefined;
  const both = second ? [first, second] : [first];
  try {
    await suite.prepare?.(first.service);
    const known = eventFixtures.filter(({ type }) => suite.deliveredFirst?.includes(type));
    for (const event of [...known, ...events]) await Promise.all(both.map(({ service }) => service.deliver(event)));
    if (again) await deliverAgain(first.service, events, clock);
    const deadLetters = await Promise.all(
      both.map(({ bus }) => bus.deadLetters(queueOf(first.service.service)).list()),
    );
    return {
      dump: await dumpOf(first.service, suite.differing),
      expiring: await expiringIndexes(first.service),
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

async function deliverAgain(service: TestService, events: readonly CloudEvent[], clock: TestClock): Promise<void> {
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
      return inner.subscribe(queue, events, handle, subscribeOptions);
    },
  };
  return { service: await suite.start({ ...options, bus }), bus, subscribed };
}
