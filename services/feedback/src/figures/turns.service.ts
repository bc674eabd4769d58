export type Turns = ReturnType<typeof createTurns>;

/**
 * Work on the same thing one after the other, within this process: transactions that collide start again, and in a row
 * they cost a fraction. Correctness does not rest on it: other instances are kept apart by the store.
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
