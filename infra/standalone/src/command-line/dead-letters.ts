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

interface Surroundings {
  /** Of the broker; absent where the portal is its own. */
  url: string | undefined;
  logger: Logger;
  keep<T extends { close(): Promise<void> }>(one: T): T;
  storeOf(service: ServiceName): Promise<Store>;
}

/** What a service could not handle, and how soon it gets it back. */
export interface DeadLetterAccess extends Pick<DeadLetters, 'list' | 'replay'> {
  where: 'on the broker' | 'in the store';
}

const BROKER_ANSWERS_WITHIN_MS = 10_000;

export async function openDeadLetters(
  service: ServiceName,
  { url, logger, keep, storeOf }: Surroundings,
): Promise<DeadLetterAccess> {
  const queue = queueOf(service);
  if (url) {
    const bus = keep(createAmqpBus({ url, name: 'commands', logger }));
    await waitUntilReady(bus);
    const letters = bus.deadLetters(queue);
    return { where: 'on the broker', list: () => known(letters.list()), replay: () => known(letters.replay()) };
  }
  const { connection } = await storeOf(service);
  const letters = createDeadLetterStore(connection);
  return { where: 'in the store', list: () => letters.list(queue), replay: () => letters.askReplay(queue) };

  /** Queues are made by their services, and some services listen to nobody. */
  async function known<T>(answer: Promise<T>): Promise<T> {
    return answer.catch((error: unknown) => {
      if (!String(error).includes('NOT_FOUND') && !String(error).includes('NOT-FOUND')) throw error;
      throw new Error(`${service} has no queue on this broker.`);
    });
  }
}

async function waitUntilReady(bus: Bus): Promise<void> {
  for (const end = Date.now() + BROKER_ANSWERS_WITHIN_MS; Date.now() < end; await sleep(50)) {
    const isReady = await bus.ready().then(
      () => true,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error('The broker of AMQP_URL does not answer.');
}

/** Reasons may quote what they failed on; names and addresses are nobody's business here. */
export function describeDeadLetter({ event: { id, type, time }, reason }: DeadLetter): string {
  const [line = ''] = reason.split('\n', 1);
  const blameless = line
    .replace(/(["'`])(?:(?!\1).)*\1/g, '…')
    .replace(/\S+@\S+/g, '…')
    .slice(0, 120);
  return `${id}  ${type}  ${time}  ${blameless}`;
}
