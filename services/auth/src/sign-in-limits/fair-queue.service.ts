import { DomainError } from '@portal/service-kit/errors';

/** From the first to be served to the last. */
export const LANES = ['known', 'ordinary', 'suspicious'] as const;
export type Lane = (typeof LANES)[number];

/** Who the work is done for: those with the same key wait behind each other, in the line of their lane. */
export interface Client {
  key: string;
  lane: Lane;
}

interface Job {
  start(): Promise<void>;
  refuse(): void;
}

interface Options {
  concurrency: number;
  /** With more jobs waiting, the longest line of the last lane loses its newest one. */
  maxWaiting: number;
}

/** One turn in so many begins with the last lane, so that it is slow but never stalls. */
const TURNS_OF_FIRST_LANES = 8;
const RETRY_AFTER_SECONDS = 5;

/** Runs so many jobs at once. Within a lane every line takes its turn, however long the others are. */
export function createFairQueue({ concurrency, maxWaiting }: Options) {
  /** The first line of each map is the next one to be served. */
  const lanes = LANES.map(() => new Map<string, Job[]>());
  let running = 0;
  let waiting = 0;
  let turns = 0;

  function run<T>({ key, lane }: Client, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job: Job = {
        start: () => work().then(resolve, reject),
        refuse: () => reject(new DomainError('SYSTEM.BUSY', { retryAfter: RETRY_AFTER_SECONDS })),
      };
      const lines = lanes[LANES.indexOf(lane)];
      lines?.set(key, [...(lines.get(key) ?? []), job]);
      waiting += 1;
      startWaiting();
      if (waiting > maxWaiting) refuseOne();
    });
  }

  function startWaiting(): void {
    while (running < concurrency && waiting > 0) {
      const job = takeNext();
      if (!job) return;
      running += 1;
      void job.start().finally(() => {
        running -= 1;
        startWaiting();
      });
    }
  }

  function takeNext(): Job | undefined {
    turns += 1;
    const order = turns % TURNS_OF_FIRST_LANES === 0 ? lanes.toReversed() : lanes;
    for (const lines of order) {
      for (const [key, [job, ...more]] of lines) {
        lines.delete(key);
        // Behind the other lines.
        if (more.length > 0) lines.set(key, more);
        waiting -= 1;
        return job;
      }
    }
    return undefined;
  }

  function refuseOne(): void {
    const lines = lanes.findLast(({ size }) => size > 0);
    const [longest] = [...(lines ?? [])].toSorted(([, one], [, other]) => other.length - one.length);
    if (!lines || !longest) return;
    const [key, jobs] = longest;
    jobs.pop()?.refuse();
    waiting -= 1;
    if (jobs.length === 0) lines.delete(key);
  }

  return { run };
}
