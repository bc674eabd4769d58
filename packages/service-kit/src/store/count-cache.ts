/**
 * How many things a selection holds, remembered for a while: at 100,000 of them to count is what a list costs most. A
 * total that is quickly counted is at most a second old, and always new to whoever wrote through this instance. One
 * that takes long is up to a hundred times as old as it takes, at most a minute, and is served once more while it is
 * counted anew.
 */
export interface CountCache {
  /** `count` is asked when nothing is remembered of the selection, which is compared as JSON; its failure is thrown on. */
  get(selection: unknown, count: () => Promise<number>): Promise<number>;
  /** After a write of this instance. */
  invalidate(): void;
}

interface Options {
  /** The service's clock, by which totals grow old. */
  now(): Date;
  /** Milliseconds of the machine, by which counting is timed. */
  elapsed?(): number;
}

interface Known {
  total: number;
  until: number;
  /** Whether to count takes so long that nobody should wait for it again. */
  isExpensive: boolean;
}

const AT_MOST = 500;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 60_000;
const LIFETIME_PER_COST = 100;
const EXPENSIVE_MS = 25;

/** Totals of one kind of thing, remembered within this process. */
export function createCountCache({ now, elapsed = () => performance.now() }: Options): CountCache {
  const known = new Map<string, Known>();
  const underWay = new Map<string, Promise<number>>();
  let writes = 0;

  async function countAnew(key: string, count: () => Promise<number>): Promise<number> {
    const [before, start] = [writes, elapsed()];
    const total = await count();
    const cost = elapsed() - start;
    const isExpensive = cost >= EXPENSIVE_MS;
    if (known.size >= AT_MOST) known.clear();
    const lifetime = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, cost * LIFETIME_PER_COST));
    // What was counted while somebody wrote may already be wrong.
    const isSure = before === writes;
    if (isSure || isExpensive) known.set(key, { total, isExpensive, until: isSure ? now().getTime() + lifetime : 0 });
    return total;
  }

  /** Those who ask at the same time share one count, but none that began before a write. */
  function shared(key: string, count: () => Promise<number>): Promise<number> {
    const counting = underWay.get(key);
    if (counting) return counting;
    const begun = countAnew(key, count).finally(() => {
      if (underWay.get(key) === begun) underWay.delete(key);
    });
    underWay.set(key, begun);
    return begun;
  }

  return {
    async get(selection, count) {
      const key = JSON.stringify(selection);
      const found = known.get(key);
      if (found && now().getTime() < found.until) return found.total;
      const counted = shared(key, count);
      if (!found?.isExpensive) return counted;
      // Whoever asks next tries again.
      counted.catch(() => undefined);
      return found.total;
    },
    invalidate() {
      writes += 1;
      underWay.clear();
      for (const [key, each] of known) {
        if (each.isExpensive) each.until = 0;
        else known.delete(key);
      }
    },
  };
}
