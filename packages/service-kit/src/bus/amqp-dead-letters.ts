import type { AmqpConnectionManager } from 'amqp-connection-manager';
import type { ConfirmChannel, GetMessage } from 'amqplib';
import { readEvent } from './amqp-consumer';
import type { AmqpNames } from './amqp-topology';
import type { DeadLetter, DeadLetters } from './bus';

/** The dead letters of a queue on the broker; they stay there until replayed. */
export function amqpDeadLetters(manager: AmqpConnectionManager, names: AmqpNames, queue: string): DeadLetters {
  const from = names.deadLetterQueue(queue);
  return {
    list: () =>
      onOwnChannel(manager, async (channel) => {
        const letters: DeadLetter[] = [];
        for (let message = await channel.get(from); message; message = await channel.get(from)) {
          const event = readEvent(message);
          if (event) letters.push({ queue, event, reason: reasonOf(message) });
        }
        channel.nackAll(true);
        return letters;
      }),
    replay: () =>
      onOwnChannel(manager, async (channel) => {
        // Events that fail again return while this runs; without the limit they would be replayed for ever.
        const { messageCount } = await channel.checkQueue(from);
        let count = 0;
        while (count < messageCount) {
          const message = await channel.get(from);
          if (!message) break;
          const { messageId } = message.properties as { messageId?: string };
          channel.sendToQueue(names.queue(queue), message.content, {
            persistent: true,
            mandatory: true,
            contentType: 'application/cloudevents+json',
            ...(messageId && { messageId }),
          });
          await channel.waitForConfirms();
          channel.ack(message);
          count += 1;
        }
        return count;
      }),
    replayRequested: async () => 0,
  };
}

function reasonOf({ properties }: GetMessage): string {
  const deaths = properties.headers?.['x-death'] as { reason?: string }[] | undefined;
  return deaths?.[0]?.reason ?? 'unknown';
}

async function onOwnChannel<T>(
  manager: AmqpConnectionManager,
  work: (channel: ConfirmChannel) => Promise<T>,
): Promise<T> {
  const channel = await manager.connection?.createConfirmChannel();
  if (!channel) throw new Error('the broker is away');
  channel.on('error', () => undefined);
  try {
    return await work(channel);
  } finally {
    await channel.close().catch(() => undefined);
  }
}
