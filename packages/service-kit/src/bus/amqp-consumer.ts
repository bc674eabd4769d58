import type { AmqpConnectionManager, ChannelWrapper } from 'amqp-connection-manager';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { CloudEvent, EventName } from '@portal/contracts';
import type { Logger } from '../observe/logger';
import { declareExchange, declareQueue, type AmqpNames } from './amqp-topology';
import { DELIVERY_LIMIT, type Delivery, type SubscribeOptions, type Subscription } from './bus';

/** What a consumer of one queue needs. */
export interface AmqpConsumerOptions extends SubscribeOptions {
  manager: AmqpConnectionManager;
  names: AmqpNames;
  logger: Logger;
  queue: string;
  events: EventName[];
  handle: Delivery;
}

/** Declares a queue and consumes it, again after every reconnect, because the broker may have been wiped. */
export async function startAmqpConsumer(options: AmqpConsumerOptions): Promise<Subscription> {
  const { manager, names, logger, queue, events, deliveryLimit = DELIVERY_LIMIT, prefetch = 1 } = options;
  const inHand = new Set<Promise<void>>();
  const stopping = new AbortController();
  let current: { channel: Channel; tag: string } | undefined;

  const wrapper = manager.createChannel({
    name: queue,
    confirm: false,
    async setup(channel: Channel) {
      channel.on('error', (err: Error) => {
        logger.warn({ err, queue }, 'a consumer channel failed');
        manager.reconnect();
      });
      await declareExchange(channel, names);
      await declareQueue(channel, names, { name: queue, events, deliveryLimit });
      await channel.prefetch(prefetch);
      const { consumerTag } = await channel.consume(names.queue(queue), (message) => {
        // The queue was deleted: a new connection declares everything again.
        if (!message) return manager.reconnect();
        const work = takeDelivery(channel, message, { ...options, stopping: stopping.signal });
        inHand.add(work);
        void work.finally(() => inHand.delete(work));
      });
      current = { channel, tag: consumerTag };
    },
  });
  wrapper.on('error', (err: Error) => logger.error({ err, queue }, 'the queue could not be declared'));
  await settled(manager, wrapper);
  return {
    async waiting() {
      if (!current) throw new Error('the broker is away');
      return (await current.channel.checkQueue(names.queue(queue))).messageCount;
    },
    async stop() {
      stopping.abort();
      await current?.channel.cancel(current.tag).catch(() => undefined);
      await Promise.all(inHand);
      await wrapper.close();
    },
  };
}

/** Resolves when the queue is consumed, or when the broker is away: the consumer then starts with the connection. */
function settled(manager: AmqpConnectionManager, wrapper: ChannelWrapper): Promise<void> {
  return new Promise((resolve, reject) => {
    wrapper.once('connect', () => resolve());
    wrapper.once('error', reject);
    manager.once('connectFailed', () => resolve());
  });
}

type DeliveryOptions = AmqpConsumerOptions & { stopping: AbortSignal };

async function takeDelivery(channel: Channel, message: ConsumeMessage, options: DeliveryOptions): Promise<void> {
  const event = readEvent(message);
  if (!event) {
    options.logger.error({ queue: options.queue }, 'a message that is no event became a dead letter');
    return settle(() => channel.nack(message, false, false));
  }
  try {
    await options.handle(event);
    settle(() => channel.ack(message));
  } catch (error) {
    giveUp(channel, message, { event, error, options });
  }
}

function giveUp(
  channel: Channel,
  message: ConsumeMessage,
  { event, error, options }: { event: CloudEvent; error: unknown; options: DeliveryOptions },
): void {
  const { queue, onDeadLetter, stopping } = options;
  if (stopping.aborted) return settle(() => channel.nack(message, false, true));
  const reason = error instanceof Error ? error.message : String(error);
  settle(() => channel.nack(message, false, false));
  onDeadLetter?.({ queue, event, reason });
}

/** A closed channel accepts no acknowledgement; the broker then delivers again, and the inbox recognises the event. */
function settle(answer: () => void): void {
  try {
    answer();
  } catch {
    // See above.
  }
}

/** The event that a message holds; undefined when it holds none. */
export function readEvent({ content }: { content: Buffer }): CloudEvent | undefined {
  try {
    const event = JSON.parse(content.toString()) as Partial<CloudEvent> | null;
    return event?.specversion === '1.0' && event.id && event.type ? (event as CloudEvent) : undefined;
  } catch {
    return undefined;
  }
}
