/** The integration tests that depend on the store, on the one that MONGO_URL names. */
import { root } from '../repository/root';
import { readFlakyTests, summarizeFlakyTests } from './flaky-tests';
import { runJest } from './run-jest';
import { storeTests } from './store-tests';

if (!process.env.MONGO_URL) throw new Error('MONGO_URL names no store');

const before = readFlakyTests().length;
const passed = await runJest(['integration', 'isolated'], ['--runTestsByPath', ...storeTests(root)]);
const { lines, tooMany } = summarizeFlakyTests(readFlakyTests().slice(before));
console.log(lines.join('\n'));
if (!passed || tooMany) process.exitCode = 1;
