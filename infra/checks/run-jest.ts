import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';
import { runProcess } from './run-process';

export const resultsFolder = path.join(root, 'test-results/counts');

const jest = 'node_modules/jest/bin/jest.js';
const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** No step takes half of it: one that does hangs, and must be reported before CI cuts the run off. */
export const STEP_LIMIT_MS = 2_400_000;

export interface JestOptions {
  args?: string[];
  /** For runs side by side: shows what it printed when it has ended. */
  collect?: boolean;
}

/** Runs projects of jest.config.mjs, leaves their counts in the results folder, and resolves to whether they passed. */
export async function runJest(projects: string[], { args = [], collect = false }: JestOptions = {}): Promise<boolean> {
  // Jest does not make the folder of its results, and fails a run that passed when there is none.
  mkdirSync(resultsFolder, { recursive: true });
  const results = path.join(resultsFolder, `${projects.join('-')}.json`);
  const { passed, output } = await runProcess(
    'node',
    [...node, jest, '--ci', `--outputFile=${results}`, '--json', ...args, '--selectProjects', ...projects],
    { collect, timeout: STEP_LIMIT_MS, env: { PACT_DO_NOT_TRACK: 'true' } },
  );
  process.stdout.write(output);
  return passed;
}
