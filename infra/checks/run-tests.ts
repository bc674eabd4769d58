/** The whole suite, cheapest first; the first step that fails ends it. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';
import { runContractTests } from './run-contract-tests';
import { resultsFolder, runJest, STEP_LIMIT_MS } from './run-jest';
import { sumCounts } from './test-counts';

const script = (name: string) => () =>
  spawnSync('npm', ['run', '--silent', name], {
    cwd: root,
    timeout: STEP_LIMIT_MS,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(resultsFolder, 'browser.json') },
  }).status === 0;

/** Jest leaves one core out by default, which is half of a machine with two. */
const oneWorkerPerCore = '--maxWorkers=100%';

const steps: [name: string, passes: () => boolean][] = [
  ['test tools', script('test:tools')],
  ['lint', script('lint')],
  ['types', script('typecheck')],
  ['unit', () => runJest('unit')],
  ['component', () => runJest('component', oneWorkerPerCore)],
  ['integration', () => runJest('integration', oneWorkerPerCore)],
  ['contract', runContractTests],
  ['recipes', () => runJest('recipes')],
  ['build', script('build')],
  ['browser', script('test:browser')],
];

function runSteps(): string | undefined {
  for (const [name, passes] of steps) {
    console.log(`\n=== ${name}`);
    const started = performance.now();
    const passed = passes();
    console.log(
      `=== ${name} ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    if (!passed) return name;
  }
  return undefined;
}

rmSync(resultsFolder, { recursive: true, force: true });
const failedStep = runSteps();
const { passed, failed } = sumCounts(resultsFolder);
if (failedStep !== undefined) {
  console.error(`\nThe step "${failedStep}" failed.`);
  process.exitCode = 1;
}
console.log(`\n${passed} passed, ${failedStep === undefined ? failed : Math.max(failed, 1)} failed`);
