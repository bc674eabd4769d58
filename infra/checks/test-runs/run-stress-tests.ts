/**
 * `npm run test:stress -- <files or folders>`: runs tests ten times beside two busy loops, component tests with answers
 * that come late by a random moment. What counts on an order or a speed that nothing promises falls here.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../repository/root';
import { runProcess } from '../repository/run-process';
import { resultsFolder, runJestOnce } from './run-jest';
import { findFailedTests } from './test-results';

const ROUNDS = 10;
const BUSY_LOOPS = 2;
const PROJECTS = ['unit', 'component', 'integration', 'isolated', 'pact-consumer', 'pact-remote'];

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Name test files or folders: npm run test:stress -- <files>');
const isJourney = (file: string) => file.endsWith('.spec.ts');
const journeys = files.filter(isJourney);
const testFiles = files.filter((file) => !isJourney(file));

/** Runs the files once and resolves to what failed, a line each. */
async function runRound(): Promise<string[]> {
  const lines: string[] = [];
  if (testFiles.length > 0) {
    const output = path.join(resultsFolder, 'stress.json');
    const { passed, result } = await runJestOnce(root, output, [...testFiles, '--selectProjects', ...PROJECTS]);
    const failed = result ? findFailedTests(result) : [];
    lines.push(...failed.map(({ file, test, error }) => `${path.relative(root, file)}: ${test}\n    ${error}`));
    if (!passed && failed.length === 0) lines.push('Jest refused the run');
  }
  if (journeys.length > 0) {
    const args = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--retries=0', ...journeys];
    if (!(await runProcess('npx', args)).passed) lines.push(`a journey of ${journeys.join(' ')}`);
  }
  return lines;
}

/** Also ends when this process is killed, which then cannot stop it. */
const BUSY_LOOP = `while (process.ppid === ${process.pid});`;
const loops = Array.from({ length: BUSY_LOOPS }, () => spawn(process.execPath, ['-e', BUSY_LOOP]));
process.once('exit', () => loops.forEach((loop) => loop.kill()));
process.env.PORTAL_TEST_DELAYS = 'yes';

const failedRounds: string[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  console.log(`\n=== round ${round} of ${ROUNDS}`);
  failedRounds.push(...(await runRound()).map((line) => `round ${round}: ${line}`));
}
console.log(failedRounds.length === 0 ? `\nAll ${ROUNDS} rounds passed.` : `\nFailed:\n${failedRounds.join('\n')}`);
process.exit(failedRounds.length === 0 ? 0 : 1);
