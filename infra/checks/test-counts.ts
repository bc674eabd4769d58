import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
}

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { assertionResults: unknown[]; status: string }[];
}

interface PlaywrightResult {
  stats: { expected: number; unexpected: number; flaky: number };
}

function countsOf(result: JestResult | PlaywrightResult): Counts {
  if ('stats' in result) return { passed: result.stats.expected, failed: result.stats.unexpected + result.stats.flaky };
  // A file that could not even be read has no test to count, and is a failure all the same.
  const unread = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: result.numPassedTests, failed: result.numFailedTests + unread.length };
}

/** Adds up the results that Jest and Playwright left in a folder as JSON. */
export function sumCounts(folder: string): Counts {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const all = files.map((name) => countsOf(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as JestResult));
  return all.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}
