import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type AmqpConnectionManager } from 'amqp-connection-manager';
import type { ConfirmChannel, Message } from 'amqplib';
import type { Logger } from '../observe/logger';
import { startAmqpConsumer } from './amqp-consumer';
import { amqpDeadLetters } from './amqp-dead-letters';
import { amqpNames, declareExchange, type AmqpNames } from './amqp-topology';
import type { Bus, BusWatcher, Subscription } from './bus';

/** Where the broker is, and under which names things are declared on it. */
export interface AmqpBusOptions {
  url: string;
  logger: Logger;
  /** The publisher's own name: the service's. */
  name: string;
  /** `portal.events` by default. */
  exchange?: string;
  /** Put before every name, to share a broker between tests. */
  prefix?: string;
  /** After a wipe, how long consumers get to declare their queues before history is published again; 15 s by default. */
  wipeGraceMs?: number;
}

const PUBLISH_LIMIT_MS = 10_000;
const CLOSE_LIMIT_MS = 5_000;

/**
 * The bus on RabbitMQ: durable quorum queues, persistent messages, publisher confirms and `mandatory`. Reconnects
 * automatically; while the broker is unreachable `publish` rejects at once and the event stays in the outbox.
 * Each publisher declares a marker on the broker: when it is missing, the broker was wiped, and the watchers publish
 * their history again (consumers recognise events they have handled).
 */
export function createAmqpBus(options: AmqpBusOptions): Bus {
  const { url, logger, name, exchange = 'portal.events', prefix = '' } = options;
  const names = amqpNames(exchange, prefix, name);
  const manager = connect([url], { heartbeatIntervalInSeconds: 5, reconnectTimeInSeconds: 1 });
  const watchers: BusWatcher[] = [];
  const returned = new Set<string>();
  const recovery = createRecovery(manager, names, { watchers, logger, graceMs: options.wipeGraceMs ?? 15_000 });
  const subscriptions = new Set<Subscription>();

  // Checking the exchange before it is declared would close the channel.
  let declared = false;
  manager.on('disconnect', ({ err }: { err: Error }) => {
    declared = false;
    logger.warn({ err }, 'the broker is away');
  });
  const publisher = manager.createChannel({
    name: `${name} publisher`,
    publishTimeout: PUBLISH_LIMIT_MS,
    async setup(channel: ConfirmChannel) {
      channel.on('error', (err: Error) => {
        logger.warn({ err }, 'the publisher channel failed');
        manager.reconnect();
      });
      channel.on('return', ({ properties }: Message) => returned.add(String(properties.messageId)));
      await recovery.check();
      await declareExchange(channel, names);
      declared = true;
    },
  });
  publisher.on('error', (err: Error) => logger.error({ err }, 'the exchange could not be declared'));
  publisher.on('connect', () => watchers.forEach(({ back }) => back()));

  return {
    async publish(event) {
      if (!manager.isConnected() || !declared) throw new Error('the broker is away');
      await publisher.publish(names.exchange, event.type, Buffer.from(JSON.stringify(event)), {
        mandatory: true,
        persistent: true,
        messageId: event.id,
        contentType: 'application/cloudevents+json',
      });
      // The broker returns a message before it confirms it.
      if (returned.delete(event.id)) throw new Error(`no queue takes ${event.type}`);
    },
    async subscribe(queue, events, handle, subscribeOptions = {}) {
      const started = await startAmqpConsumer({ ...subscribeOptions, manager, names, logger, queue, events, handle });
      subscriptions.add(started);
      return {
        waiting: () => started.waiting(),
        async stop() {
          if (subscriptions.delete(started)) await started.stop();
        },
      };
    },
    deadLetters: (queue) => amqpDeadLetters(manager, names, queue),
    watch: (watcher) => void watchers.push(watcher),
    async ready() {
      if (!manager.isConnected() || !declared) throw new Error('the broker is away');
      await publisher.checkExchange(names.exchange);
    },
    async close() {
      recovery.stop();
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await Promise.race([publisher.close(), closeTimeout()]);
      await Promise.race([manager.close(), closeTimeout()]);
    },
  };
}

/** A broker that does not answer must not keep a service from stopping. */
function closeTimeout(): Promise<void> {
  return sleep(CLOSE_LIMIT_MS, undefined, { ref: false });
}

interface RecoveryOptions {
  watchers: BusWatcher[];
  logger: Logger;
  graceMs: number;
}

/** Detects a wiped broker by the missing marker, and declares the marker again only after it notified the watchers. */
function createRecovery(
  manager: AmqpConnectionManager,
  names: AmqpNames,
  { watchers, logger, graceMs }: RecoveryOptions,
) {
  let timer: NodeJS.Timeout | undefined;

  const recover = async () => {
    try {
      await Promise.all(watchers.map(({ lost }) => lost()));
      const channel = await manager.connection?.createChannel();
      await channel?.assertExchange(names.marker, 'fanout', { durable: true });
      await channel?.close();
    } catch (err) {
      logger.warn({ err }, 'history could not be published again yet');
      timer = setTimeout(() => void recover(), graceMs);
    }
  };

  return {
    async check() {
      // A failed check closes its channel, so it gets one of its own.
      const probe = await manager.connection?.createChannel();
      if (!probe) return;
      probe.on('error', () => undefined);
      const known = await probe.checkExchange(names.marker).then(
        () => true,
        () => false,
      );
      if (known) {
        await probe.close();
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => void recover(), graceMs);
    },
    stop: () => clearTimeout(timer),
  };
}
