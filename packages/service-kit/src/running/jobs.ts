import type { Logger } from '../observe/logger';
import type { Job } from './service';

/** Runs jobs one after the other each in its own rhythm; `stop` waits for those in hand. */
export function startJobs(jobs: readonly Job[], logger: Logger): { stop(): Promise<void> } {
  const running = new Map<Job, { timer?: NodeJS.Timeout; work: Promise<void> }>();
  let stopped = false;

  const schedule = (job: Job) => {
    if (stopped) return;
    const timer = setTimeout(() => {
      const work = job
        .run()
        .catch((err: unknown) => logger.error({ err, job: job.name }, 'a job failed'))
        .finally(() => schedule(job));
      running.set(job, { work });
    }, job.everyMs);
    running.set(job, { timer, work: Promise.resolve() });
  };

  for (const job of jobs) schedule(job);
  return {
    async stop() {
      stopped = true;
      for (const { timer } of running.values()) clearTimeout(timer);
      await Promise.all([...running.values()].map(({ work }) => work));
    },
  };
}
