import type { Logger } from '../observe/logger';
import type { Lease } from '../messages/lease';
import type { Job } from './service';

/** What running jobs needs: `leaseOf` gives the lease under which a singleton job runs. */
export interface JobsOptions {
  logger: Logger;
  leaseOf(name: string): Lease;
}

/** Runs each job at its interval, never twice at the same time; `stop` waits for running jobs. */
export function startJobs(jobs: readonly Job[], { logger, leaseOf }: JobsOptions): { stop(): Promise<void> } {
  const running = new Map<Job, { timer?: NodeJS.Timeout; work: Promise<void> }>();
  let stopped = false;

  const schedule = (job: Job, run: () => Promise<void>) => {
    if (stopped) return;
    const timer = setTimeout(() => {
      const work = run()
        .catch((err: unknown) => logger.error({ err, job: job.name }, 'a job failed'))
        .finally(() => schedule(job, run));
      running.set(job, { work });
    }, job.intervalMs);
    running.set(job, { timer, work: Promise.resolve() });
  };

  for (const job of jobs) schedule(job, job.singleton ? asSingleton(job, leaseOf(`job ${job.name}`)) : () => job.run());
  return {
    async stop() {
      stopped = true;
      for (const { timer } of running.values()) clearTimeout(timer);
      await Promise.all([...running.values()].map(({ work }) => work));
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
