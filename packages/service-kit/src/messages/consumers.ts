import type { CloudEvent, EventName, ServiceName } from '@portal/contracts';
import type { Bus } from '../bus/bus';
import {
  createEventLine,
  MAX_TOGETHER,
  type DeliveryOptions,
  type EventHandler,
  type NamedHandler,
} from './event-delivery';
import { createLag, type Lag } from './lag';

/** The whole inbound surface of a service: event name -> handlers. A function without a name given is recorded under its own. */
export type Subscriptions = { [N in EventName]?: readonly (EventHandler<N> | NamedHandler<N>)[] };

/** What the consumers of a service need. */
export interface ConsumerOptions extends DeliveryOptions {
  service: ServiceName;
  subscriptions: Subscriptions;
  bus: Bus;
  lag?: Lag;
}

/** The running consumers of a service. */
export interface Consumers {
  /** How many handlers have not handled one of these events yet. */
  countUnhandled(events: readonly CloudEvent[]): Promise<number>;
  stop(): Promise<void>;
}

/** The durable queue of a service. */
export function queueOf(service: ServiceName): string {
  return `portal.${service}`;
}

/** The next ones are there when a batch is done. */
const PREFETCH = 2 * MAX_TOGETHER;

/**
 * Subscribes a service's one queue. Events are handled in their order; the handlers of an event, and the events that wait
 * meanwhile, run with their inbox rows in one transaction. Where that fails each event is handled alone, and each of its
 * handlers that fails in a transaction of its own, so that a faulty handler does not block the others. A failed event is
 * tried again before the next one, up to the limit. While the store is unreachable an event waits, so that it does not
 * use up its tries.
 */
export async function startConsumers(options: ConsumerOptions): Promise<Consumers> {
  const { service, bus, inbox, logger, metrics, lag = createLag(), deliveryLimit } = options;
  const handlers = nameHandlers(options.subscriptions);
  if (handlers.size === 0) return { countUnhandled: async () => 0, stop: async () => undefined };
  // An alert on an increase needs the counter to exist before it rises.
  metrics.deadLettered.inc({ queue: queueOf(service) }, 0);
  const stopped = new AbortController();
  metrics.watchConsumer(queueOf(service), async () => lag.seconds());
  const line = createEventLine(options, handlers, stopped.signal);
  const deliver = (event: CloudEvent) => lag.during(event, () => line.add(event));
  const subscription = await bus.subscribe(queueOf(service), [...handlers.keys()], deliver, {
    prefetch: PREFETCH,
    ...(deliveryLimit !== undefined && { deliveryLimit }),
    deadLetters: inbox.deadLetters,
    onDeadLetter({ queue, event, reason }) {
      metrics.deadLettered.inc({ queue });
      logger.error({ queue, eventId: event.id, event: event.type, reason }, 'an event became a dead letter');
    },
  });
  lag.watch(() => subscription.waiting());
  const namesOf = (event: CloudEvent) => (handlers.get(event.type) ?? []).map(({ name }) => name);
  return {
    countUnhandled: (events) => inbox.countMissing(events.map((event) => ({ event, handlers: namesOf(event) }))),
    async stop() {
      // Before what waits is refused: the bus has to know that it is not faulty.
      const ended = subscription.stop();
      stopped.abort();
      await lag.stop();
      await ended;
    },
  };
}

function nameHandlers(subscriptions: Subscriptions): Map<EventName, NamedHandler[]> {
  const named = new Map<EventName, NamedHandler[]>();
  for (const [type, handlers] of Object.entries(subscriptions)) {
    const list = handlers.map((handler) =>
      typeof handler === 'function' ? { name: handler.name, handle: handler } : handler,
    ) as NamedHandler[];
    const names = new Set(list.map(({ name }) => name));
    if (names.has('') || names.size !== list.length) throw new Error(`The handlers of ${type} need names of their own`);
    if (list.length > 0) named.set(type as EventName, list);
  }
  return named;
}
