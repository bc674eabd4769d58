import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository/root';
import { MAX_FLAKY_FILES, type FailedTest } from './test-results';

const file = path.join(root, 'test-results/flaky.json');

/** The flaky tests of all steps since the file was removed. */
export function readFlakyTests(): FailedTest[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FailedTest[]) : [];
}

/** Adds to `test-results/flaky.json`, with paths from the root. */
export function recordFlakyTests(tests: FailedTest[]): void {
  if (tests.length === 0) return;
  const known = readFlakyTests();
  const added = tests.map((test) => ({ ...test, file: path.relative(root, path.resolve(root, test.file)) }));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...known, ...added], null, 2)}\n`);
}

/** The closing lines about flaky tests, and whether there are so many that the run is red. */
export function summarizeFlakyTests(tests: FailedTest[]): { lines: string[]; tooMany: boolean } {
  const files = new Set(tests.map((test) => test.file));
  const tooMany = files.size > MAX_FLAKY_FILES;
  const lines = tests.flatMap(({ file: name, test, error }) => [
    `  ${name}: ${test}`,
    ...error.split('\n').map((line) => `      ${line}`),
  ]);
  if (lines.length > 0) {
    lines.unshift(`${tests.length} flaky: failed, then passed alone. A flaky test is a fault and is mended first.`);
  }
  if (tooMany) lines.push(`More than ${MAX_FLAKY_FILES} files are flaky, so this run is red.`);
  return { lines, tooMany };
}
