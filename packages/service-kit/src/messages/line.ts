/** Where things wait for their turn. */
export interface Line<T> {
  /** Resolves when its turn is over; rejects with what `alone` threw. */
  add(item: T): Promise<void>;
}

/** What is done with those whose turn it is. */
export interface LineOptions<T> {
  maxTogether: number;
  /** Does several at once; false, with nothing done, when each has to be done alone. */
  together(items: readonly T[]): Promise<boolean>;
  alone(item: T): Promise<void>;
}

interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Does things in the order in which they come, and those that wait meanwhile together. */
export function createLine<T>({ maxTogether, together, alone }: LineOptions<T>): Line<T> {
  const waiting: Waiting<T>[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) await takeTurn(waiting.splice(0, maxTogether));
    isRunning = false;
  }

  async function takeTurn(batch: readonly Waiting<T>[]): Promise<void> {
    if (batch.length > 1 && (await together(batch.map(({ item }) => item)).catch(() => false))) {
      for (const { resolve } of batch) resolve();
      return;
    }
    for (const { item, resolve, reject } of batch) await alone(item).then(resolve, reject);
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (isRunning) return;
        isRunning = true;
        // After what comes in the same moment, as several messages of one packet do.
        setImmediate(() => void run());
      }),
  };
}
