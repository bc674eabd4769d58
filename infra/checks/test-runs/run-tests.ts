/**
 * The push lane, cheapest first; the first group of steps in which one fails ends it. With `--changed` only what can see
 * what git says is changed against HEAD, with `--changed --base <revision>` what is changed since the branch left it.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedOrDeletedFiles } from '../repository/changed-files';
import { root } from '../repository/root';
import { runProcess } from '../repository/run-process';
import { EVERYTHING, planTests, type TestPlan } from './changed-tests';
import { readFlakyTests, recordFlakyTests, summarizeFlakyTests } from './flaky-tests';
import { runContractTests } from './run-contract-tests';
import { resultsFolder, runJest, STEP_LIMIT_MS } from './run-jest';
import { findFlakyJourneys, hasHungJourney, sumCounts, type JestResult, type PlaywrightResult } from './test-results';

type Step = [name: string, run: () => Promise<boolean>];

const journeysFile = path.join(resultsFolder, 'browser.json');

async function script(name: string, collect: boolean, args: string[] = []): Promise<boolean> {
  const { passed, output } = await runProcess('npm', ['run', '--silent', name, '--', ...args], {
    collect,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeysFile },
    timeout: STEP_LIMIT_MS,
  });
  process.stdout.write(output);
  return passed;
}

const alone = (name: string) => () => script(name, false);
const besideOthers = (name: string) => () => script(name, true);

/** Playwright tries a failed journey again automatically, and calls it passed when the second try is. */
async function runJourneys(files: string[]): Promise<boolean> {
  const passed = await script('test:browser', false, files);
  if (!existsSync(journeysFile)) return false;
  const result = JSON.parse(readFileSync(journeysFile, 'utf8')) as PlaywrightResult;
  recordFlakyTests(findFlakyJourneys(result));
  return passed && !hasHungJourney(result);
}

/** The steps of a group run side by side: each of them uses one core alone for a part of its time. */
function groupsOf({ jest, contract, recipes, journeys }: TestPlan): Step[][] {
  const folders = jest === 'all' ? [] : ['--passWithNoTests', ...jest];
  // One that is deleted is in the plan too.
  const specs = journeys === 'all' ? [] : journeys.filter((file) => existsSync(path.join(root, file)));
  const hasJourneys = journeys === 'all' || specs.length > 0;
  const groups: Step[][] = [
    [['test tools', alone('test:tools')]],
    [
      ['lint', besideOthers('lint')],
      ['types', besideOthers('typecheck')],
      ['build', besideOthers('build')],
    ],
  ];
  if (jest === 'all' || jest.length > 0) {
    groups.push([
      ['unit, component and integration', () => runJest(['unit', 'component', 'integration', 'isolated'], folders)],
    ]);
  }
  // Pacts are written and verified one after the other, on one core.
  const onOneCore: Step[] = [];
  if (contract) onOneCore.push(['contract', () => runContractTests(true)]);
  if (recipes) onOneCore.push(['recipes', () => runJest(['recipes'], ['-i'], { collect: true })]);
  if (onOneCore.length > 0) groups.push(onOneCore);
  if (hasJourneys) groups.push([['browser', () => runJourneys(specs)]]);
  return groups;
}

/** Runs a step and returns its name if it failed. */
async function runStep([name, run]: Step): Promise<string | undefined> {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  const passed = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`=== ${name} ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return passed ? undefined : name;
}

async function runGroups(groups: Step[][]): Promise<string[]> {
  for (const steps of groups) {
    const failed = (await Promise.all(steps.map(runStep))).filter((name) => name !== undefined);
    if (failed.length > 0) return failed;
  }
  return [];
}

function readResults(): (JestResult | PlaywrightResult)[] {
  const files = existsSync(resultsFolder) ? readdirSync(resultsFolder) : [];
  return files.map((name) => JSON.parse(readFileSync(path.join(resultsFolder, name), 'utf8')) as JestResult);
}

const { values } = parseArgs({ options: { changed: { type: 'boolean' }, base: { type: 'string' } } });
const plan = values.changed ? planTests(changedOrDeletedFiles(root, values.base)) : EVERYTHING;
rmSync(path.join(root, 'test-results'), { recursive: true, force: true });
const failedSteps = await runGroups(groupsOf(plan));
const flaky = summarizeFlakyTests(readFlakyTests());
const isRed = failedSteps.length > 0 || flaky.tooMany;
const { passed, failed } = sumCounts(readResults());
if (failedSteps.length > 0) console.error(`\nThese steps failed: ${failedSteps.join(', ')}.`);
if (flaky.lines.length > 0) console.log(`\n${flaky.lines.join('\n')}`);
if (isRed) process.exitCode = 1;
console.log(`\n${passed} passed, ${isRed ? Math.max(failed, 1) : failed} failed`);
