import { setTimeout as sleep } from 'node:timers/promises';
import { eventCatalogue, type CloudEvent, type EventName, type ServiceName } from '@portal/contracts';
import type { Bus, SubscribeOptions } from '../bus/bus';
import { isDomainError } from '../errors';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import type { Session } from '../store/store';
import { isStoreUnavailable } from '../store/store-errors';
import type { Transaction } from '../store/transaction';
import { AlreadyHandled, type Inbox } from './inbox';
import { createLag, type Lag } from './lag';

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
  delivery?: Pick<SubscribeOptions, 'deliveryLimit' | 'prefetch' | 'retryDelay'>;
}

/** The durable queue of a service. */
export function queueOf(service: ServiceName): string {
  return `portal.${service}`;
}

/**
 * Subscribes a service's one queue. The handlers of an event run with their inbox rows in one transaction, each in one
 * of its own where that fails, so that a faulty handler does not block the others. The delivery is acknowledged
 * afterwards. While the store is unreachable a delivery waits, so that it does not use up its tries.
 */
export async function startConsumers(options: ConsumerOptions): Promise<{ stop(): Promise<void> }> {
  const { service, bus, inbox, logger, metrics, delivery, lag = createLag() } = options;
  const handlers = nameHandlers(options.subscriptions);
  if (handlers.size === 0) return { stop: async () => undefined };
  // An alert on an increase needs the counter to exist before it rises.
  metrics.deadLettered.inc({ queue: queueOf(service) }, 0);
  const stopped = new AbortController();
  metrics.watchConsumer(queueOf(service), async () => lag.seconds());
  const withRetries = <T>(work: () => Promise<T>) =>
    retryWhileStoreIsUnavailable(work, { logger, stopped: stopped.signal });
  const handle = async (received: CloudEvent) => {
    const data: unknown = eventCatalogue[received.type].data.parse(received.data);
    const event = { ...received, data } as CloudEvent;
    const all = handlers.get(event.type) ?? [];
    if (all.length > 1 && (await withRetries(() => handleTogether(options, event, all)))) return;
    const errors: unknown[] = [];
    for (const handler of all) {
      await withRetries(() => handleAlone(options, event, handler)).catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw errors[0];
  };
  const deliver = (event: CloudEvent) => lag.during(event, () => handle(event));
  const subscription = await bus.subscribe(queueOf(service), [...handlers.keys()], deliver, {
    ...delivery,
    deadLetters: inbox.deadLetters,
    onDeadLetter({ queue, event, reason }) {
      metrics.deadLettered.inc({ queue });
      logger.error({ queue, eventId: event.id, event: event.type, reason }, 'an event became a dead letter');
    },
  });
  lag.watch(() => subscription.waiting());
  return {
    async stop() {
      stopped.abort();
      await lag.stop();
      await subscription.stop();
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

/** One transaction for all handlers; false, and nothing done, when each has to be tried alone. */
async function handleTogether(
  { inbox, transaction, metrics }: ConsumerOptions,
  event: CloudEvent,
  handlers: readonly NamedHandler[],
): Promise<boolean> {
  const names = handlers.map(({ name }) => name);
  try {
    await transaction(async (session) => {
      await inbox.record(session, event, names);
      for (const { handle } of handlers) await handle(event, session);
    });
  } catch (error) {
    if (isStoreUnavailable(error)) throw error;
    return false;
  }
  for (const handler of names) metrics.handled.inc({ event: event.type, handler, outcome: 'done' });
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
      await inbox.record(session, event, [name]);
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
