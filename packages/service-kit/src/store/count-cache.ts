/**
 * Totals of lists, cached within this process, because counting is the most expensive part of a list of 100,000. A cheap
 * total is at most a second old, and never older than a write through this instance. An expensive one may be a hundred
 * times as old as counting takes, and is returned once more while it is recounted. No total is older than a minute.
 */
export interface CountCache {
  /** The cached total of a filter (compared as JSON), or that of `count`, whose error is passed on. */
  get(filter: unknown, count: () => Promise<number>): Promise<number>;
  /** Call it after a write of this instance. */
  invalidate(): void;
}

interface Options {
  /** The service's clock, by which totals expire. */
  now(): Date;
  /** Milliseconds of the machine, by which counting is timed. */
  elapsed?(): number;
}

interface CachedTotal {
  total: number;
  countedAt: number;
  expiresAt: number;
  /** Counting takes so long that nobody should wait for it twice. */
  isExpensive: boolean;
}

const MAX_ENTRIES = 500;
const MIN_LIFETIME_MS = 1_000;
const MAX_AGE_MS = 60_000;
const LIFETIME_PER_COST = 100;
const EXPENSIVE_MS = 25;

/** A cache for the totals of one kind of thing. */
export function createCountCache({ now, elapsed = () => performance.now() }: Options): CountCache {
  const cached = new Map<string, CachedTotal>();
  const inFlight = new Map<string, Promise<number>>();
  let writes = 0;

  async function countAgain(key: string, count: () => Promise<number>): Promise<number> {
    const [writesBefore, start, countedAt] = [writes, elapsed(), now().getTime()];
    const total = await count();
    const cost = elapsed() - start;
    const isExpensive = cost >= EXPENSIVE_MS;
    if (cached.size >= MAX_ENTRIES) cached.clear();
    const lifetime = Math.min(MAX_AGE_MS, Math.max(MIN_LIFETIME_MS, cost * LIFETIME_PER_COST));
    // A write during the count may have made it wrong.
    const isCurrent = writesBefore === writes;
    if (isCurrent || isExpensive) {
      cached.set(key, { total, countedAt, isExpensive, expiresAt: isCurrent ? countedAt + lifetime : 0 });
    }
    return total;
  }

  /** Concurrent requests share one count, unless it began before a write. */
  async function countShared(key: string, count: () => Promise<number>): Promise<number> {
    const counting = inFlight.get(key);
    if (counting) return counting;
    const started = countAgain(key, count).finally(() => {
      if (inFlight.get(key) === started) inFlight.delete(key);
    });
    inFlight.set(key, started);
    return started;
  }

  return {
    async get(filter, count) {
      const key = JSON.stringify(filter);
      const found = cached.get(key);
      const time = now().getTime();
      if (found && time < found.expiresAt) return found.total;
      const counted = countShared(key, count);
      const isRecentEnough = found?.isExpensive && time - found.countedAt < MAX_AGE_MS;
      if (!isRecentEnough) return counted;
      // The failure is not this caller's; the next one counts again.
      counted.catch(() => undefined);
      return found.total;
    },
    invalidate() {
      writes += 1;
      inFlight.clear();
      for (const [key, each] of cached) {
        if (each.isExpensive) each.expiresAt = 0;
        else cached.delete(key);
      }
    },
  };
}
