import { notifyManager } from '@tanstack/react-query';

// The real one: a test may replace the global by a clock that it moves itself.
const realSetTimeout = globalThis.setTimeout;

let maxDelayMs = 0;

/**
 * From now on mocked answers, and what the query client tells components, come late by a random moment of at most
 * `maxMs` milliseconds. `npm run test:stress` uses it to find tests that count on an order which nothing promises.
 */
export function delayAtRandom(maxMs: number): void {
  maxDelayMs = maxMs;
  notifyManager.setScheduler((flush) => void globalThis.setTimeout(flush, isClockReal() ? randomMs() : 0));
}

/** Resolves after a random moment; at once unless `delayAtRandom` was called. */
export async function randomDelay(): Promise<void> {
  if (maxDelayMs > 0 && isClockReal()) await new Promise<void>((resolve) => realSetTimeout(resolve, randomMs()));
}

const randomMs = () => Math.random() * maxDelayMs;

const isClockReal = () => globalThis.setTimeout === realSetTimeout;
