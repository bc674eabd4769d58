import { setTimeout as sleep } from 'node:timers/promises';

/** Notices when the first of a queue stays the first, however the clocks of machines differ. */
export interface ProgressWatch {
  start(): void;
  stop(): Promise<void>;
  /** For how many seconds the first has been the same; 0 while nothing waits. */
  seconds(): number;
}

/** What a watch needs. */
export interface ProgressWatchOptions {
  /** Of what has waited longest; null while nothing waits, or while it waits for something that others watch. */
  first(): Promise<string | null>;
  intervalMs: number;
  /** Called each time after looking. */
  looked?(seconds: number): void;
}

/** Looks at its interval; what cannot be read counts as it was. */
export function createProgressWatch({ first, intervalMs, looked }: ProgressWatchOptions): ProgressWatch {
  const stopped = new AbortController();
  let known: string | null = null;
  let since = 0;
  let loop: Promise<void> | undefined;
  const seconds = () => (known === null ? 0 : (performance.now() - since) / 1000);

  async function look(): Promise<void> {
    const found = await first().catch(() => known);
    if (found !== known) [known, since] = [found, performance.now()];
    looked?.(seconds());
  }

  async function lookUntilStopped(): Promise<void> {
    while (!stopped.signal.aborted) {
      await look();
      await sleep(intervalMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  return {
    start: () => void (loop ??= lookUntilStopped()),
    async stop() {
      stopped.abort();
      await loop;
    },
    seconds,
  };
}
