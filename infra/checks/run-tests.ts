/** The whole suite, cheapest first; the first group of steps in which one fails ends it. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { runContractTests } from './run-contract-tests';
import { resultsFolder, runJest, STEP_LIMIT_MS } from './run-jest';
import { runProcess } from './run-process';
import { sumCounts } from './test-counts';

type Step = [name: string, run: () => Promise<boolean>];

async function script(name: string, collect: boolean): Promise<boolean> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(resultsFolder, 'browser.json') };
  const { passed, output } = await runProcess('npm', ['run', '--silent', name], {
    collect,
    env,
    timeout: STEP_LIMIT_MS,
  });
  process.stdout.write(output);
  return passed;
}

const alone = (name: string) => () => script(name, false);
const besideOthers = (name: string) => () => script(name, true);

/** The steps of a group run side by side: each of them uses one core alone for a part of its time. */
const groups: Step[][] = [
  [['test tools', alone('test:tools')]],
  [
    ['lint', besideOthers('lint')],
    ['types', besideOthers('typecheck')],
    ['build', besideOthers('build')],
  ],
  [['unit, component and integration', () => runJest(['unit', 'component', 'integration'])]],
  [
    ['contract', () => runContractTests({ collect: true })],
    ['recipes', () => runJest(['recipes'], { collect: true })],
  ],
  [['browser', alone('test:browser')]],
];

/** Runs a step and returns its name if it failed. */
async function runStep([name, run]: Step): Promise<string | undefined> {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  const passed = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`=== ${name} ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return passed ? undefined : name;
}

async function runGroups(): Promise<string[]> {
  for (const steps of groups) {
    const failed = (await Promise.all(steps.map(runStep))).filter((name) => name !== undefined);
    if (failed.length > 0) return failed;
  }
  return [];
}

rmSync(resultsFolder, { recursive: true, force: true });
const failedSteps = await runGroups();
const { passed, failed } = sumCounts(resultsFolder);
if (failedSteps.length > 0) {
  console.error(`\nThese steps failed: ${failedSteps.join(', ')}.`);
  process.exitCode = 1;
}
console.log(`\n${passed} passed, ${failedSteps.length === 0 ? failed : Math.max(failed, 1)} failed`);
