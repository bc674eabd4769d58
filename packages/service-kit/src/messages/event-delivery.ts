import { setTimeout as sleep } from 'node:timers/promises';
import { eventCatalogue, type CloudEvent, type EventName } from '@portal/contracts';
import { DELIVERY_LIMIT } from '../bus/bus';
import { isDomainError } from '../errors';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import type { Session } from '../store/store';
import { isStoreUnavailable } from '../store/store-errors';
import type { Transaction } from '../store/transaction';
import { AlreadyHandled, type Inbox } from './inbox';
import { createLine, type Line } from './line';

/** Reacts to an event within the transaction that also records it in the inbox. */
export type EventHandler<N extends EventName = EventName> = (event: CloudEvent<N>, session: Session) => Promise<void>;

/** A handler with the name of its inbox rows. Never change the name, or it handles old events again. */
export interface NamedHandler<N extends EventName = EventName> {
  name: string;
  handle: EventHandler<N>;
}

/** What the delivery of events needs. */
export interface DeliveryOptions {
  inbox: Inbox;
  transaction: Transaction;
  logger: Logger;
  metrics: Metrics;
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

/** As many as wait are handled in one transaction, up to this. */
export const MAX_TOGETHER = 50;

/**
 * Handles events in their order, those that wait together. One that fails is tried again before the next one, up to the
 * limit; what is thrown then makes it a dead letter.
 */
export function createEventLine(
  options: DeliveryOptions,
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

/** One transaction for all; false, and nothing done, when each has to be tried alone. */
async function handleTogether(
  { inbox, transaction, metrics, logger }: DeliveryOptions,
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
  { inbox, transaction, metrics, logger }: DeliveryOptions,
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
