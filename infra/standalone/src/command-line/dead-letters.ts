import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@portal/contracts';
import {
  createAmqpBus,
  createDeadLetterStore,
  queueOf,
  type Bus,
  type DeadLetter,
  type DeadLetters,
  type Logger,
  type Store,
} from '@portal/service-kit';

interface Dependencies {
  /** Absent where the portal delivers events in its own process. */
  amqpUrl: string | undefined;
  /** Whether the services may have a broker all the same. */
  mayHaveBroker(): Promise<boolean>;
  logger: Logger;
  closeLater<T extends { close(): Promise<void> }>(resource: T): T;
  openStore(service: ServiceName): Promise<Store>;
}

/** What a service could not handle. */
interface DeadLetterAccess extends Pick<DeadLetters, 'list' | 'replay'> {
  /** A broker delivers replayed letters at once; from the store the running portal fetches them within seconds. */
  keptIn: 'broker' | 'store';
  /** True where there may be others that nobody looked at. */
  isInDoubt: boolean;
}

const BROKER_TIMEOUT_MS = 10_000;
const MAX_REASON_LENGTH = 120;

export async function openDeadLetters(
  service: ServiceName,
  { amqpUrl, mayHaveBroker, logger, closeLater, openStore }: Dependencies,
): Promise<DeadLetterAccess> {
  const queue = queueOf(service);
  if (amqpUrl === undefined) {
    const letters = createDeadLetterStore((await openStore(service)).connection);
    return {
      keptIn: 'store',
      isInDoubt: await mayHaveBroker(),
      list: () => letters.list(queue),
      replay: () => letters.requestReplay(queue),
    };
  }
  const bus = closeLater(createAmqpBus({ url: amqpUrl, name: 'commands', logger }));
  await waitUntilReady(bus);
  const letters = bus.deadLetters(queue);
  return {
    keptIn: 'broker',
    isInDoubt: false,
    list: () => letters.list().catch(explainMissingQueue),
    replay: () => letters.replay().catch(explainMissingQueue),
  };

  /** Services make their queues themselves, and a service without subscriptions has none. */
  function explainMissingQueue(error: unknown): never {
    if (!/NOT[_-]FOUND/.test(String(error))) throw error;
    throw new Error(`${service} has no queue on this broker.`);
  }
}

async function waitUntilReady(bus: Bus): Promise<void> {
  for (const deadline = Date.now() + BROKER_TIMEOUT_MS; Date.now() < deadline; await sleep(50)) {
    const isReady = await bus.ready().then(
      () => true,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error('The broker of AMQP_URL does not answer.');
}

/** One line about a dead letter. Its reason may quote personal data, so quotations and addresses are left out. */
export function describeDeadLetter({ event: { id, type, time }, reason }: DeadLetter): string {
  const [firstLine = ''] = reason.split('\n', 1);
  const sanitized = firstLine
    .replace(/(["'`])(?:(?!\1).)*\1/g, '…')
    .replace(/\S+@\S+/g, '…')
    .slice(0, MAX_REASON_LENGTH);
  return `${id}  ${type}  ${time}  ${sanitized}`;
}
