/** How many things a selection holds, remembered for a moment: counting costs a list a quarter of its time. */
export interface Totals {
  of(selection: unknown, count: () => Promise<number>): Promise<number>;
  /** After a write of this instance, so that whoever wrote sees the new total. */
  forget(): void;
}

interface Options {
  now(): Date;
  /** How long a write of another instance may stay unseen. */
  lifetimeMs: number;
}

const AT_MOST = 500;

export function createTotals({ now, lifetimeMs }: Options): Totals {
  const known = new Map<string, { total: number; until: number }>();
  let writes = 0;
  return {
    async of(selection, count) {
      const key = JSON.stringify(selection);
      const at = now().getTime();
      const found = known.get(key);
      if (found && at < found.until) return found.total;
      const before = writes;
      const total = await count();
      if (known.size >= AT_MOST) known.clear();
      // What was counted while somebody wrote may already be wrong.
      if (before === writes) known.set(key, { total, until: at + lifetimeMs });
      return total;
    },
    forget() {
      writes += 1;
      known.clear();
    },
  };
}
