import type { CloudEvent, EventName } from '@portal/contracts';
import type { Logger } from '../observe/logger';
import type { Bus, DeadLetter, DeadLetterStore, Delivery, SubscribeOptions } from './bus';

/** The bus of a portal that runs in one process. */
export interface InProcessBus extends Bus {
  /** Starts deliveries on a bus that was created `held`: call it when every service has subscribed. */
  release(): void;
}

interface Queue {
  name: string;
  events: Set<EventName>;
  handle: Delivery;
  options: SubscribeOptions;
  slots: Promise<unknown>[];
  next: number;
  waiting: number;
  stopped: boolean;
}

/** Dead letters in memory, for tests. */
export function createMemoryDeadLetters(): DeadLetterStore {
  const letters: DeadLetter[] = [];
  const requested = new Set<DeadLetter>();
  return {
    async add(letter) {
      await this.remove(letter.queue, letter.event.id);
      letters.push(letter);
    },
    list: async (queue) => letters.filter((letter) => letter.queue === queue),
    async remove(queue, eventId) {
      const at = letters.findIndex((letter) => letter.queue === queue && letter.event.id === eventId);
      const [letter] = at >= 0 ? letters.splice(at, 1) : [];
      if (letter) requested.delete(letter);
    },
    async requestReplay(queue) {
      const found = await this.list(queue);
      for (const letter of found) requested.add(letter);
      return found.length;
    },
    listRequested: async (queue) => letters.filter((letter) => letter.queue === queue && requested.has(letter)),
  };
}

/**
 * Delivers events within the process. `publish` resolves only when every matching queue has handled the event or made
 * it a dead letter, so that a killed process finds every other event in the outbox again. A stopped queue refuses
 * events, so that none is missed.
 */
export function createInProcessBus({
  logger,
  held = false,
  deadLetters: fallback = createMemoryDeadLetters(),
}: {
  logger?: Logger;
  /** Keeps publishers waiting until `release()`, so that nobody misses an event while services still start. */
  held?: boolean;
  deadLetters?: DeadLetterStore;
} = {}): InProcessBus {
  const queues = new Map<string, Queue>();
  let closed = false;
  let release: () => void = () => undefined;
  const open = held ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();

  /** Runs in one of the slots, which take turns, so that events are handed over in their order. */
  const enqueue = (queue: Queue, event: CloudEvent) => {
    const slot = queue.next++ % queue.slots.length;
    queue.waiting += 1;
    const done = Promise.resolve(queue.slots[slot]).then(() => deliver(queue, event, logger, fallback));
    queue.slots[slot] = done.catch(() => undefined);
    return done;
  };

  return {
    release: () => release(),
    async publish(event) {
      await open;
      if (closed) throw new Error('the bus is closed');
      // Each handler gets a copy: a handler that changed the event would change it for the others.
      const copy = () => structuredClone(event);
      await Promise.all(
        [...queues.values()].filter(({ events }) => events.has(event.type)).map((queue) => enqueue(queue, copy())),
      );
    },
    async subscribe(name, events, handle, options = {}) {
      if (queues.get(name)?.stopped === false) throw new Error(`${name} has a consumer already`);
      const queue = newQueue({ name, events: new Set(events), handle, options });
      queues.set(name, queue);
      return {
        waiting: async () => queue.waiting,
        async stop() {
          queue.stopped = true;
          await Promise.all(queue.slots);
        },
      };
    },
    deadLetters(name) {
      const store = () => queues.get(name)?.options.deadLetters ?? fallback;
      /** Removes a dead letter after its event was handled; a kill in between repeats the event, which the inbox recognises. */
      const putBack = async (letters: DeadLetter[]) => {
        const queue = queues.get(name);
        for (const { event } of letters) {
          if (!queue || queue.stopped) return 0;
          if ((await enqueue(queue, event)) === 'handled') await store().remove(name, event.id);
        }
        return letters.length;
      };
      return {
        list: async () => store().list(name),
        replay: async () => putBack(await store().list(name)),
        replayRequested: async () => putBack(await store().listRequested(name)),
      };
    },
    watch: () => undefined,
    async ready() {
      if (closed) throw new Error('the bus is closed');
    },
    async close() {
      closed = true;
      release();
      await Promise.all([...queues.values()].flatMap(({ slots }) => slots));
    },
  };
}

function newQueue(given: Pick<Queue, 'name' | 'events' | 'handle' | 'options'>): Queue {
  const slots = Array.from({ length: given.options.prefetch ?? 1 }, () => Promise.resolve());
  return { ...given, slots, next: 0, waiting: 0, stopped: false };
}

async function deliver(
  queue: Queue,
  event: CloudEvent,
  logger: Logger | undefined,
  fallback: DeadLetterStore,
): Promise<'handled' | 'given up'> {
  const { deadLetters = fallback, onDeadLetter } = queue.options;
  const stopped = () => new Error(`${queue.name} is stopped`);
  queue.waiting -= 1;
  if (queue.stopped) throw stopped();
  try {
    await queue.handle(event);
    return 'handled';
  } catch (error) {
    if (queue.stopped) throw stopped();
    logger?.debug({ err: error, queue: queue.name, eventId: event.id }, 'a delivery failed');
    const letter = { queue: queue.name, event, reason: error instanceof Error ? error.message : String(error) };
    await deadLetters.add(letter);
    onDeadLetter?.(letter);
    return 'given up';
  }
}
