/**
 * `npm run test:endurance`: what takes too long for every push, in the sizes that are promised (see `byLane` of the test
 * kit). One file after the other: most of them use the whole machine. Names of files or folders run only those.
 */
import { HOUR_MS } from '@portal/contracts';
import { readFlakyTests, summarizeFlakyTests } from './flaky-tests';
import { runJest } from './run-jest';

process.env.TEST_LANE = 'endurance';
/** Three of its files take more than ten minutes each, by the clock. */
const LIMIT_MS = 2 * HOUR_MS;
const before = readFlakyTests().length;
const chosen = `^(?=.*\\.endurance\\.).*(${process.argv.slice(2).join('|')})`;
const passed = await runJest(['unit', 'integration'], ['--maxWorkers=1', '--testPathPatterns', chosen], {
  limitMs: LIMIT_MS,
});
const { lines, tooMany } = summarizeFlakyTests(readFlakyTests().slice(before));
console.log(lines.join('\n'));
if (!passed || tooMany) process.exitCode = 1;
