import { DomainError } from '@portal/service-kit/errors';

interface Waiting {
  places: number;
  start(): void;
}

/** Lets work begin in the order it came, as long as there are places; who comes when too many wait is sent away. */
export function createTurns({ places, waiting: limit }: { places: number; waiting: number }) {
  const waiting: Waiting[] = [];
  let free = places;

  function admit(): void {
    for (let [next] = waiting; next && next.places <= free; [next] = waiting) {
      waiting.shift();
      free -= next.places;
      next.start();
    }
  }

  return async function inTurn<T>(wanted: number, work: () => Promise<T>): Promise<T> {
    if (waiting.length >= limit) throw new DomainError('SYSTEM.BUSY', { retryAfter: 5 });
    await new Promise<void>((start) => {
      waiting.push({ places: wanted, start });
      admit();
    });
    try {
      return await work();
    } finally {
      free += wanted;
      admit();
    }
  };
}
