import type { Logger } from '../observe/logger';
import type { Lease } from '../store/lease';
import type { Job } from './service';

/** What running jobs needs: `leaseOf` gives the lease under which a singleton job runs. */
export interface JobsOptions {
  logger: Logger;
  leaseOf(name: string): Lease;
}

interface RunningJob {
  stop(): Promise<void>;
}

/** A job that is notified of work polls this many times less often, only for what a dead instance left. */
const NOTIFIED_FACTOR = 30;

/** Runs each job at its interval, never twice at the same time; `stop` waits for running jobs. */
export function startJobs(jobs: readonly Job[], { logger, leaseOf }: JobsOptions): RunningJob {
  const running = jobs.map((job) => {
    const run = job.singleton ? asSingleton(job, leaseOf(`job ${job.name}`)) : () => job.run();
    return startJob(job, () => run().catch((err: unknown) => logger.error({ err, job: job.name }, 'a job failed')));
  });
  return {
    async stop() {
      await Promise.all(running.map((job) => job.stop()));
    },
  };
}

function startJob({ intervalMs, onWork }: Job, run: () => Promise<void>): RunningJob {
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> | undefined;
  let hasWork = false;
  let isStopped = false;

  function begin(): void {
    hasWork = false;
    work = run().finally(() => {
      work = undefined;
      schedule();
    });
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(begin, onWork && !hasWork ? NOTIFIED_FACTOR * intervalMs : intervalMs);
  }

  onWork?.(() => {
    if (hasWork) return;
    hasWork = true;
    if (!work) schedule();
  });
  schedule();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await work;
    },
  };
}

function asSingleton(job: Job, lease: Lease) {
  return async () => {
    if (!(await lease.take())) return;
    try {
      await job.run();
    } finally {
      await lease.release();
    }
  };
}
