import { setTimeout as sleep } from 'node:timers/promises';
import { eventCatalogue, type CloudEvent, type EventName, type ServiceName } from '@portal/contracts';
import { DELIVERY_LIMIT, type Bus } from '../bus/bus';
import { isDomainError } from '../errors';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import type { Session } from '../store/store';
import { isStoreUnavailable } from '../store/store-errors';
import type { Transaction } from '../store/transaction';
import { AlreadyHandled, type Inbox } from './inbox';
import { createLag, type Lag } from './lag';
import { createLine, type Line } from './line';

/** Reacts to an event within the transaction that also records it in the inbox. */
export type EventHandler<N extends EventName = EventName> = (event: CloudEvent<N>, session: Session) => Promise<void>;

/** A handler with the name of its inbox rows. Never change the name, or it handles old events again. */
export interface NamedHandler<N extends EventName = EventName> {
  name: string;
  handle: EventHandler<N>;
}

/** The whole inbound surface of a service: event name -> handlers. A function without a name given is recorded under its own. */
export type Subscriptions = { [N in EventName]?: readonly (EventHandler<N> | NamedHandler<N>)[] };

/** What the consumers of a service need. */
export interface ConsumerOptions {
  service: ServiceName;
  subscriptions: Subscriptions;
  bus: Bus;
  inbox: Inbox;
  transaction: Transaction;
  logger: Logger;
  metrics: Metrics;
  lag?: Lag;
  /** Tries of one event before it becomes a dead letter; 5 by default. */
  deliveryLimit?: number;
  /** Milliseconds to wait after the n-th failed try. */
  retryDelay?: (failures: number) => number;
}

/** An event with all that handles it. */
interface Delivery {
  event: CloudEvent;
  handlers: readonly NamedHandler[];
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

/** As many as wait are handled in one transaction, up to this. */
const MAX_TOGETHER = 50;
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

function createEventLine(
  options: ConsumerOptions,
  handlers: ReadonlyMap<EventName, readonly NamedHandler[]>,
  stopped: AbortSignal,
): Line<CloudEvent> {
  const { logger, deliveryLimit = DELIVERY_LIMIT, retryDelay = delayAfter } = options;
  const withRetries = <T>(work: () => Promise<T>) => retryWhileStoreIsUnavailable(work, { logger, stopped });
  const read = (received: CloudEvent): Delivery => ({
    event: { ...received, data: eventCatalogue[received.type].data.parse(received.data) } as CloudEvent,
    handlers: handlers.get(received.type) ?? [],
  });

  async function handleOne(received: CloudEvent): Promise<void> {
    const delivery = read(received);
    if (delivery.handlers.length > 1 && (await withRetries(() => handleTogether(options, [delivery])))) return;
    const errors: unknown[] = [];
    for (const handler of delivery.handlers) {
      const handled = withRetries(() => handleAlone(options, delivery.event, handler));
      await handled.catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw errors[0];
  }

  return createLine({
    maxTogether: MAX_TOGETHER,
    together: async (events) => withRetries(() => handleTogether(options, events.map(read))),
    async alone(event) {
      for (let failures = 1; ; failures += 1) {
        if (stopped.aborted) throw new Error('the consumer stops');
        try {
          return await handleOne(event);
        } catch (err) {
          logger.warn({ err, event: event.type, eventId: event.id, failures }, 'a delivery failed');
          if (failures >= deliveryLimit) throw err;
          await sleep(retryDelay(failures), undefined, { signal: stopped }).catch(() => undefined);
        }
      }
    },
  });
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

/** One transaction for all; false, and nothing done, when each has to be tried alone. */
async function handleTogether(
  { inbox, transaction, metrics, logger }: ConsumerOptions,
  deliveries: readonly Delivery[],
): Promise<boolean> {
  const handled = deliveries.map(({ event, handlers }) => ({ event, handlers: handlers.map(({ name }) => name) }));
  try {
    await transaction(async (session) => {
      await inbox.record(session, handled);
      for (const { event, handlers } of deliveries) for (const { handle } of handlers) await handle(event, session);
    });
  } catch (error) {
    if (isStoreUnavailable(error)) throw error;
    logger.debug({ err: error, events: deliveries.length }, 'events could not be handled together');
    return false;
  }
  for (const { event, handlers } of handled) {
    for (const handler of handlers) metrics.handled.inc({ event: event.type, handler, outcome: 'done' });
  }
  return true;
}

async function handleAlone(
  { inbox, transaction, metrics, logger }: ConsumerOptions,
  event: CloudEvent,
  { name, handle }: NamedHandler,
): Promise<void> {
  const count = (outcome: string) => metrics.handled.inc({ event: event.type, handler: name, outcome });
  try {
    await transaction(async (session) => {
      await inbox.record(session, [{ event, handlers: [name] }]);
      await handle(event, session);
    });
    count('done');
  } catch (error) {
    if (error instanceof AlreadyHandled) return count('repeated');
    count('failed');
    logger.warn({ err: error, event: event.type, eventId: event.id, handler: name }, 'an event handler failed');
    throw error;
  }
}

async function retryWhileStoreIsUnavailable<T>(
  work: () => Promise<T>,
  { logger, stopped }: { logger: Logger; stopped: AbortSignal },
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (stopped.aborted || !(isStoreUnavailable(error) || isDomainError(error, 'SYSTEM.BUSY'))) throw error;
      logger.warn({ tries }, 'a delivery waits for the store');
      await sleep(Math.min(100 * 2 ** tries, 10_000), undefined, { signal: stopped }).catch(() => undefined);
    }
  }
}

/** 200 ms doubling to 10 s: between the tries of an event that fails. */
function delayAfter(failures: number): number {
  return Math.min(200 * 2 ** (failures - 1), 10_000);
}
