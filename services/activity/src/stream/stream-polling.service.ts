interface Dependencies {
  intervalMs: number;
  read(): Promise<void>;
  onError(error: unknown): void;
}

/** Repeats a read, never two at once: at an interval, and immediately when woken. */
export function createStreamPolling({ intervalMs, read, onError }: Dependencies) {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let reading = false;
  let woken = false;

  async function poll(): Promise<void> {
    if (reading) {
      woken = true;
      return;
    }
    clearTimeout(timer);
    reading = true;
    do {
      woken = false;
      await read().catch(onError);
    } while (woken && running);
    reading = false;
    if (running) timer = setTimeout(() => void poll(), intervalMs);
  }

  function start(): void {
    running = true;
    void poll();
  }

  function stop(): void {
    running = false;
    clearTimeout(timer);
  }

  function wake(): void {
    if (running) void poll();
  }

  return { start, stop, wake };
}
