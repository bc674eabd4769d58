import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';

export const resultsFolder = path.join(root, 'test-results/counts');

const jest = 'node_modules/jest/bin/jest.js';
const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** No step takes a third of it: one that does hangs, and must be reported before CI cuts the run off. */
export const STEP_LIMIT_MS = 1_500_000;

/** Runs one of the projects of jest.config.mjs, leaves its counts in the results folder, and returns whether it passed. */
export function runJest(project: string, ...args: string[]): boolean {
  // Jest does not make the folder of its results, and fails a run that passed when there is none.
  mkdirSync(resultsFolder, { recursive: true });
  const results = ['--json', `--outputFile=${path.join(resultsFolder, `${project}.json`)}`];
  const run = spawnSync('node', [...node, jest, '--ci', ...results, ...args, '--selectProjects', project], {
    cwd: root,
    timeout: STEP_LIMIT_MS,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  });
  return run.status === 0;
}
