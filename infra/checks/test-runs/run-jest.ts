import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository/root';
import { runProcess } from '../repository/run-process';
import { recordFlakyTests } from './flaky-tests';
import type { JestResult } from './test-results';
import { tryTwice, type JestRun } from './try-twice';

export const resultsFolder = path.join(root, 'test-results/counts');

const jest = path.join(root, 'node_modules/jest/bin/jest.js');
const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** No step takes half of it: one that does hangs, and must be reported before CI cuts the run off. */
export const STEP_LIMIT_MS = 2_400_000;

interface JestOptions {
  /** What it prints is collected for a run that is beside another. */
  collect?: boolean;
  limitMs?: number;
}

/** Runs Jest once in a folder with its configuration; the result is written to `output`. */
export async function runJestOnce(
  cwd: string,
  output: string,
  args: string[],
  { collect = false, limitMs = STEP_LIMIT_MS }: JestOptions = {},
): Promise<JestRun> {
  // Jest does not make the folder of its results, and fails a run that passed when there is none.
  mkdirSync(path.dirname(output), { recursive: true });
  rmSync(output, { force: true });
  const run = await runProcess('node', [...node, jest, '--ci', '--json', `--outputFile=${output}`, ...args], {
    cwd,
    collect,
    timeout: limitMs,
    env: { PACT_DO_NOT_TRACK: 'true' },
  });
  process.stdout.write(run.output);
  const result = existsSync(output) ? (JSON.parse(readFileSync(output, 'utf8')) as JestResult) : undefined;
  return { passed: run.passed, result };
}

/**
 * Runs projects of jest.config.mjs, leaves their result in the results folder and resolves to whether they passed, in
 * the second try at the latest. What failed in the first is recorded as flaky.
 */
export async function runJest(projects: string[], args: string[] = [], options: JestOptions = {}): Promise<boolean> {
  const output = path.join(resultsFolder, `${projects.join('-')}.json`);
  const { passed, result, flaky } = await tryTwice(args, (more) =>
    runJestOnce(root, output, [...more, '--selectProjects', ...projects], options),
  );
  if (result) writeFileSync(output, JSON.stringify(result));
  recordFlakyTests(flaky);
  return passed;
}
