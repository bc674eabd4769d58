import type { CloudEvent } from '@portal/contracts';
import { createProgressWatch } from './progress';

/** How far a consumer is behind. */
export interface Lag {
  /** Handles an event, and knows how old it is meanwhile. */
  during(event: CloudEvent, work: () => Promise<void>): Promise<void>;
  /** Watches a queue for events that wait while none is handled. */
  watch(waiting: () => Promise<number>): void;
  stop(): Promise<void>;
  /** Age of the oldest event that is not handled: the one in hand, or those that wait since the last one was. */
  seconds(): number;
}

const WATCH_INTERVAL_MS = 5_000;

/** A queue gives no look at its first event without taking it, so that one is known once it is in hand. */
export function createLag({ intervalMs = WATCH_INTERVAL_MS } = {}): Lag {
  const inHand = new Set<CloudEvent>();
  let handled = 0;
  let waiting: () => Promise<number> = async () => 0;
  const progress = createProgressWatch({
    first: async () => (inHand.size > 0 || (await waiting()) > 0 ? String(handled) : null),
    intervalMs,
  });
  return {
    async during(event, work) {
      inHand.add(event);
      try {
        await work();
        handled += 1;
      } finally {
        inHand.delete(event);
      }
    },
    watch(count) {
      waiting = count;
      progress.start();
    },
    stop: () => progress.stop(),
    seconds() {
      const ages = [...inHand].map(({ time }) => (Date.now() - new Date(time).getTime()) / 1000);
      return Math.max(0, progress.seconds(), ...ages);
    },
  };
}
