/** Who can become the leader, and what it does. */
export interface Candidate {
  /** The Web Lock that the leader holds. */
  readonly name: string;
  readonly locks: Pick<LockManager, 'request'>;
  /** Called when this window becomes the leader; returns the function that stops leading. */
  readonly lead: () => () => void;
  /** Aborted when this window no longer takes part. */
  readonly leaving: AbortSignal;
}

/** The election as this window sees it. */
export interface Election {
  readonly isLeader: () => boolean;
  /** Takes the lock from a leader that does not answer. */
  readonly takeOver: () => void;
}

/** Elects one of the windows that ask for the same lock; when the leader leaves, the next in the queue leads. */
export function electLeader({ name, locks, lead, leaving }: Candidate): Election {
  const running = new Set<() => void>();
  const left = new Promise<void>((resolve) => leaving.addEventListener('abort', () => resolve()));
  // Stops before the lock is free, so that two windows never lead at once.
  leaving.addEventListener('abort', () => running.forEach((stop) => stop()));

  async function acquire(options: LockOptions): Promise<void> {
    let stop: (() => void) | undefined;
    const hold = () => {
      if (leaving.aborted) return undefined;
      running.add((stop = lead()));
      return left;
    };
    // An AbortError is this window leaving the queue, or another one taking the lock; a browser that refuses locks
    // altogether lets every window lead.
    await locks.request(name, options, hold).catch((error: unknown) => (isAbort(error) ? undefined : hold()));
    if (!stop) return;
    stop();
    running.delete(stop);
  }
  async function queue(): Promise<void> {
    while (!leaving.aborted) await acquire({ signal: leaving });
  }
  void queue();
  return { isLeader: () => running.size > 0, takeOver: () => void acquire({ steal: true }) };
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
