import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPrograms } from '@portal/build-config/programs';
import { createProcesses, type Processes } from './processes';

/** Whether a benchmark kept its limits, and the report for the terminal. */
export interface Verdict {
  passes: boolean;
  text: string;
}

/** What every benchmark is given. */
export interface Benchmark {
  processes: Processes;
  /** An empty folder, removed at the end. */
  dataDir: string;
  /** Adds what has to run at the end, also after a failure; the last one runs first. */
  defer(cleanup: () => unknown): void;
}

/** Runs a benchmark, prints its report, and sets the exit code when a limit was missed. */
export async function runBenchmark(measure: (benchmark: Benchmark) => Promise<Verdict>): Promise<void> {
  await buildPrograms();
  const processes = createProcesses();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
  const cleanups: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true }), () => processes.stop()];
  try {
    const { passes, text } = await measure({ processes, dataDir, defer: (cleanup) => cleanups.push(cleanup) });
    console.log(`\n${text}`);
    if (!passes) process.exitCode = 1;
  } finally {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  }
}
