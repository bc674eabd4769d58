const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Rounds {
  least: number;
  most: number;
  /** How far the slowest median may be from the fastest. */
  within: number;
}

/**
 * How long each of several things takes in the median. All of them once a round, in an order of its own each time, so
 * that a slow moment of the machine, and what one of them leaves behind for the next, meets all alike. On a machine that
 * is busy with something else the medians need more rounds to settle; a real difference stays, however many there are.
 */
export async function medianTimes(things: Record<string, () => Promise<void>>, { least, most, within }: Rounds) {
  const times = new Map(Object.keys(things).map((name) => [name, [] as number[]]));
  const medians = () => Object.fromEntries([...times].map(([name, values]) => [name, median(values)]));
  const once = async (name: string) => {
    const start = performance.now();
    await things[name]?.();
    return performance.now() - start;
  };
  for (const name of times.keys()) for (let i = 0; i < 5; i += 1) await once(name);
  for (let round = 1; round <= most; round += 1) {
    for (const name of shuffled([...times.keys()])) times.get(name)?.push(await once(name));
    if (round >= least && round % 20 === 0 && spreadOf(medians()) <= within) break;
  }
  return medians();
}

/** The slowest against the fastest. */
export function spreadOf(medians: Record<string, number>): number {
  const values = Object.values(medians);
  return Math.max(...values) / Math.min(...values);
}

function shuffled<T>(items: T[]): T[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
  return items;
}
