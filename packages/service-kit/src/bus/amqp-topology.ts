import type { Channel } from 'amqplib';
import type { EventName } from '@portal/contracts';

/** Names of everything a bus declares on the broker. */
export interface AmqpNames {
  exchange: string;
  /** Exchange and queue for events nobody subscribes to. */
  unrouted: string;
  queue(name: string): string;
  deadLetterQueue(name: string): string;
  /** An exchange whose presence shows that the broker was not wiped since this publisher declared it. */
  marker: string;
}

const QUORUM = { 'x-queue-type': 'quorum' };
const UNROUTED_LIMIT = 100_000;

/** The names under a prefix. */
export function amqpNames(exchange: string, prefix: string, publisher: string): AmqpNames {
  return {
    exchange: `${prefix}${exchange}`,
    unrouted: `${prefix}${exchange}.unrouted`,
    queue: (name) => `${prefix}${name}`,
    deadLetterQueue: (name) => `${prefix}${name}.dead`,
    marker: `${prefix}${exchange}.known-by.${publisher}`,
  };
}

/**
 * The part that publishers and consumers both declare. Events that no queue is bound for go
 * through an alternate exchange to one bounded queue, so that an event type without subscribers does not block the
 * outbox and can still be looked at.
 */
export async function declareExchange(channel: Channel, names: AmqpNames): Promise<void> {
  await channel.assertExchange(names.unrouted, 'fanout', { durable: true });
  await channel.assertQueue(names.unrouted, {
    durable: true,
    arguments: { ...QUORUM, 'x-max-length': UNROUTED_LIMIT, 'x-overflow': 'drop-head' },
  });
  await channel.bindQueue(names.unrouted, names.unrouted, '');
  await channel.assertExchange(names.exchange, 'topic', { durable: true, alternateExchange: names.unrouted });
}

/** A durable quorum queue that gives an event up after the limit, and hands it over to its dead letters without loss. */
export async function declareQueue(
  channel: Channel,
  names: AmqpNames,
  { name, events, deliveryLimit }: { name: string; events: readonly EventName[]; deliveryLimit: number },
): Promise<void> {
  const queue = names.queue(name);
  const deadLetters = names.deadLetterQueue(name);
  await channel.assertQueue(deadLetters, { durable: true, arguments: QUORUM });
  await channel.assertQueue(queue, {
    durable: true,
    arguments: {
      ...QUORUM,
      // The broker counts redeliveries only, not the first delivery.
      'x-delivery-limit': deliveryLimit - 1,
      'x-dead-letter-exchange': '',
      'x-dead-letter-routing-key': deadLetters,
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
    },
  });
  for (const event of events) await channel.bindQueue(queue, names.exchange, event);
}
