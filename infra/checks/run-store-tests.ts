/** The integration tests that depend on the store, on the one that MONGO_URL names. */
import { root } from './root';
import { runJest } from './run-jest';
import { storeTests } from './store-tests';

if (!process.env.MONGO_URL) throw new Error('MONGO_URL names no store');
if (!(await runJest(['integration'], { args: ['--runTestsByPath', ...storeTests(root)] }))) process.exitCode = 1;
