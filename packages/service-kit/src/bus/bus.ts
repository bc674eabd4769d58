import type { CloudEvent, EventName } from '@portal/contracts';

/** A running subscription; `stop` waits for the delivery in hand. */
export interface Subscription {
  stop(): Promise<void>;
  /** How many events wait in the queue, those in hand not counted. */
  waiting(): Promise<number>;
}

/** An event that a queue gave up after its last delivery. */
export interface DeadLetter {
  queue: string;
  event: CloudEvent;
  reason: string;
}

/** Where the in-process bus stores its dead letters. */
export interface DeadLetterStore {
  /** Stores one, replacing an earlier one of the same event and queue. */
  add(letter: DeadLetter): Promise<void>;
  list(queue: string): Promise<DeadLetter[]>;
  remove(queue: string, eventId: string): Promise<void>;
  /** Asks the process that has the queue to deliver them again; answers how many there are. */
  askReplay(queue: string): Promise<number>;
  /** Those that somebody asked to deliver again. */
  asked(queue: string): Promise<DeadLetter[]>;
}

/** The dead letters of one queue: to look at, or to deliver again when the cause is fixed. */
export interface DeadLetters {
  list(): Promise<DeadLetter[]>;
  /** Puts all of them back into their queue; answers how many. */
  replay(): Promise<number>;
  /** Puts back those that another process asked for in the store; on a broker there are none, it is asked directly. */
  replayAsked(): Promise<number>;
}

/** How a queue treats its deliveries. */
export interface SubscribeOptions {
  /** Deliveries of one event before it becomes a dead letter; 5 by default. */
  deliveryLimit?: number;
  /** Deliveries handled at once; 1 by default, which keeps the order. */
  prefetch?: number;
  /** Milliseconds to wait after the n-th failed delivery. */
  retryDelay?: (failures: number) => number;
  /** Called when an event became a dead letter. */
  onDeadLetter?: (letter: DeadLetter) => void;
  /** Where the in-process bus keeps this queue's dead letters. */
  deadLetters?: DeadLetterStore;
}

/** Takes a delivery: it counts as done when the promise resolves, and comes again when it rejects. */
export type Delivery = (event: CloudEvent) => Promise<void>;

/** What a publisher is told about the bus. */
export interface BusWatcher {
  /** The bus can be reached again. */
  back(): void;
  /** The bus lost events it had accepted (a wiped broker): publish history again. Called again until it resolves. */
  lost(): Promise<void>;
}

/** Carries events from the outbox of one service to the durable queues of others, at least once. */
export interface Bus {
  /** Resolves when every bound queue has durably accepted the event; rejects otherwise, and then it is tried again. */
  publish(event: CloudEvent): Promise<void>;
  subscribe(queue: string, events: EventName[], handle: Delivery, options?: SubscribeOptions): Promise<Subscription>;
  deadLetters(queue: string): DeadLetters;
  /** Registers a publisher's callbacks. */
  watch(watcher: BusWatcher): void;
  /** Rejects while the bus cannot be reached. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** 200 ms doubling to 10 s: between the deliveries of an event that fails. */
export function deliveryDelay(failures: number): number {
  return Math.min(200 * 2 ** (failures - 1), 10_000);
}
