/** Repeats a read, never two at once: every so often, and at once when nudged. */
export function createPolling({
  pollMs,
  read,
  onFailure,
}: {
  pollMs: number;
  read(): Promise<void>;
  onFailure(e: unknown): void;
}) {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let reading = false;
  let nudged = false;

  async function turn(): Promise<void> {
    if (reading) {
      nudged = true;
      return;
    }
    clearTimeout(timer);
    reading = true;
    do {
      nudged = false;
      await read().catch(onFailure);
    } while (nudged && running);
    reading = false;
    if (running) timer = setTimeout(() => void turn(), pollMs);
  }

  return {
    start() {
      running = true;
      void turn();
    },
    stop() {
      running = false;
      clearTimeout(timer);
    },
    nudge() {
      if (running) void turn();
    },
  };
}
