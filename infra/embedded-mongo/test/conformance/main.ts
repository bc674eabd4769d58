/** Runs MongoDB's own CRUD tests against the embedded store, where those tests and their runner lie beside the repository. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startEmbeddedMongo } from '../../src/index';
import { groupByFeature, parseOutput } from './expected-failures';

const MIN_PASSED = 260;

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const shared = path.resolve(root, '../shared');
const runner = path.join(shared, 'tools/document-store/spec-runner.mjs');
const tests = path.join(shared, 'data/mongodb-crud-tests');

/** Runs the tests and returns the output. The runner looks for its packages in its own folder: it is copied beside a link to ours. */
async function runTests(folder: string, url: string): Promise<string> {
  const copy = path.join(folder, path.basename(runner));
  copyFileSync(runner, copy);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const child = spawn(process.execPath, [copy, tests, '--list'], {
    env: { ...process.env, MONGO_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return output;
}

async function run(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-conformance-'));
  const store = await startEmbeddedMongo({ dataDir: path.join(folder, 'store') });
  try {
    const { passed, failed, skipped, failures } = parseOutput(await runTests(folder, store.url));
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    const features = groupByFeature(failures, readFileSync(new URL('../../README.md', import.meta.url), 'utf8'));
    const unknown = features.get(undefined) ?? [];
    features.delete(undefined);
    for (const [feature, of] of features) console.log(`  ${of.length} for an unsupported feature: ${feature}`);
    for (const { test, message } of unknown)
      console.error(`  not explained by an unsupported feature: ${test}\n    ${message}`);
    if (passed < MIN_PASSED) console.error(`  at least ${MIN_PASSED} must pass`);
    return passed >= MIN_PASSED && unknown.length === 0;
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

if (existsSync(runner) && existsSync(tests)) {
  if (!(await run())) process.exitCode = 1;
} else {
  console.log('MongoDB’s tests and their runner are not beside this repository (../shared): nothing to run.');
}
