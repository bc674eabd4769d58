/** Answers that are costly to compute, kept within this process for a short while. Concurrent callers share one. */
export interface TimedCache<T> {
  /** The kept answer to a question (compared as JSON), or that of `compute`, whose error is passed on and not kept. */
  get(question: unknown, compute: () => Promise<T>): Promise<T>;
}

interface Options {
  /** The service's clock, by which answers expire. */
  now(): Date;
  readonly lifetimeMs: number;
}

interface Kept<T> {
  readonly answer: Promise<T>;
  readonly expiresAt: number;
}

const MAX_ENTRIES = 500;

/** A cache for the answers of one call. */
export function createTimedCache<T>({ now, lifetimeMs }: Options): TimedCache<T> {
  const kept = new Map<string, Kept<T>>();

  function keep(key: string, answer: Promise<T>): Promise<T> {
    if (kept.size >= MAX_ENTRIES) kept.clear();
    const entry = { answer, expiresAt: now().getTime() + lifetimeMs };
    kept.set(key, entry);
    answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return answer;
  }

  return {
    async get(question, compute) {
      const key = JSON.stringify(question);
      const found = kept.get(key);
      if (found && now().getTime() < found.expiresAt) return found.answer;
      return keep(key, compute());
    },
  };
}
