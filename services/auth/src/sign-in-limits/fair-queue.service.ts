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
  /** Whether all but known devices leave one place free now, where there are several. */
  isUnderAttack(): boolean;
}

/** One turn in so many begins with the last lane, so that it is slow but never stalls. */
const TURNS_OF_FIRST_LANES = 8;
const RETRY_AFTER_SECONDS = 5;

/**
 * Runs so many jobs at once. Within a lane every line takes its turn, however long the others are. The last lane has one
 * place: with a job on every core nothing else of the process gets on, and everybody waits for each step.
 */
export function createFairQueue({ concurrency, maxWaiting, isUnderAttack }: Options) {
  /** The first line of each map is the next one to be served. */
  const lanes = LANES.map((lane) => ({ lane, lines: new Map<string, Job[]>() }));
  const running: Record<Lane, number> = { known: 0, ordinary: 0, suspicious: 0 };
  let waiting = 0;
  let turns = 0;

  function run<T>({ key, lane }: Client, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job: Job = {
        start: () => work().then(resolve, reject),
        refuse: () => reject(new DomainError('SYSTEM.BUSY', { retryAfter: RETRY_AFTER_SECONDS })),
      };
      const lines = lanes[LANES.indexOf(lane)]?.lines;
      lines?.set(key, [...(lines.get(key) ?? []), job]);
      waiting += 1;
      startWaiting();
      if (waiting > maxWaiting) refuseOne();
    });
  }

  function startWaiting(): void {
    while (running.known + running.ordinary + running.suspicious < concurrency) {
      const next = takeNext();
      if (!next) return;
      const { lane, job } = next;
      running[lane] += 1;
      void job.start().finally(() => {
        running[lane] -= 1;
        startWaiting();
      });
    }
  }

  function hasPlace(lane: Lane): boolean {
    if (lane === 'known') return true;
    const most = isUnderAttack() ? Math.max(1, concurrency - 1) : concurrency;
    return running.ordinary + running.suspicious < most && (lane === 'ordinary' || running.suspicious === 0);
  }

  function takeNext(): { lane: Lane; job: Job } | null {
    const order = (turns + 1) % TURNS_OF_FIRST_LANES === 0 ? lanes.toReversed() : lanes;
    for (const { lane, lines } of order) {
      const [first] = lines;
      if (!first || !hasPlace(lane)) continue;
      const [key, [job, ...more]] = first;
      lines.delete(key);
      // Behind the other lines.
      if (more.length > 0) lines.set(key, more);
      if (!job) continue;
      waiting -= 1;
      turns += 1;
      return { lane, job };
    }
    return null;
  }

  function refuseOne(): void {
    const lines = lanes.findLast((one) => one.lines.size > 0)?.lines;
    const [longest] = [...(lines ?? [])].toSorted(([, one], [, other]) => other.length - one.length);
    if (!lines || !longest) return;
    const [key, jobs] = longest;
    jobs.pop()?.refuse();
    waiting -= 1;
    if (jobs.length === 0) lines.delete(key);
  }

  return { run };
}
