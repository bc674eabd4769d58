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
  requestReplay(queue: string): Promise<number>;
  /** Those whose replay was requested. */
  listRequested(queue: string): Promise<DeadLetter[]>;
}

/** The dead letters of one queue: to look at, or to deliver again when the cause is fixed. */
export interface DeadLetters {
  list(): Promise<DeadLetter[]>;
  /** Puts all of them back into their queue; answers how many. */
  replay(): Promise<number>;
  /** Puts back those that another process marked in the store; a broker has none, it is asked directly. */
  replayRequested(): Promise<number>;
}

/** Deliveries of one event, counted by the broker where a consumer is killed, before it becomes a dead letter. */
export const DELIVERY_LIMIT = 5;

/** How a queue treats its deliveries. */
export interface SubscribeOptions {
  /** Deliveries of an event to consumers that are killed over it; {@link DELIVERY_LIMIT} by default. */
  deliveryLimit?: number;
  /** Deliveries that are handed over before the first of them is done; 1 by default. */
  prefetch?: number;
  /** Called when an event became a dead letter. */
  onDeadLetter?: (letter: DeadLetter) => void;
  /** Where the in-process bus keeps this queue's dead letters. */
  deadLetters?: DeadLetterStore;
}

/**
 * Takes deliveries in the order of the queue. One counts as done when the promise resolves. When it rejects, the event
 * becomes a dead letter; while the subscription stops, it stays in the queue instead.
 */
export type Delivery = (event: CloudEvent) => Promise<void>;

/** Notifies a publisher about the bus. */
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
