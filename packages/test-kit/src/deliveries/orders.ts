import type { CloudEvent } from '@portal/contracts';
import { eventFixtures } from './event-fixtures';

/** An order in which the eventFixtures may come to a service. */
export interface DeliveryOrder {
  name: string;
  events: readonly CloudEvent[];
  /** To two instances of the service at once. */
  atOnce?: boolean;
  /** All of it again, a day later. */
  again?: boolean;
}

/** The same shuffle for the same seed (Fisher and Yates by a linear congruential generator). */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const mixed = [...items];
  let state = seed;
  for (let end = mixed.length - 1; end > 0; end -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const chosen = Math.floor((state / 2_147_483_648) * (end + 1));
    [mixed[end], mixed[chosen]] = [mixed[chosen] as T, mixed[end] as T];
  }
  return mixed;
}

/** Every order that must leave the database as one delivery in the order of publishing does. */
export const deliveryOrders: readonly DeliveryOrder[] = [
  { name: 'each twice', events: eventFixtures.flatMap((event) => [event, event]) },
  { name: 'each to two instances at once', events: eventFixtures, atOnce: true },
  { name: 'in the opposite order', events: eventFixtures.toReversed() },
  { name: 'shuffled', events: shuffled(eventFixtures, 6) },
  { name: 'shuffled in another way, to two instances at once', events: shuffled(eventFixtures, 2026), atOnce: true },
  { name: 'in order, and all of it again a day later', events: eventFixtures, again: true },
  { name: 'in the opposite order, and all of it again a day later', events: eventFixtures.toReversed(), again: true },
];
