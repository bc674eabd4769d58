/** What Jest and Playwright leave of a run as JSON, and what follows from it. */

export interface Counts {
  passed: number;
  failed: number;
}

interface JestFile {
  /** The absolute path. */
  name: string;
  status: string;
  /** Every error of the file, formatted; empty when it passed. */
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
}

export interface JestResult {
  numPendingTests: number;
  numTodoTests: number;
  testResults: JestFile[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { status: string; error?: { message?: string } }[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightResult {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

export interface FailedTest {
  file: string;
  test: string;
  /** The beginning of its first error. */
  error: string;
}

/** More files than these are not red by chance: then something is wrong with the change or with the machine. */
export const MAX_FLAKY_FILES = 5;

const hasFailed = (file: JestFile) => file.status === 'failed';
const failedTestsOf = (file: JestFile) => file.assertionResults.filter(({ status }) => status === 'failed');

function countsOfFile(file: JestFile): Counts {
  const failed = failedTestsOf(file).length;
  return {
    passed: file.assertionResults.filter(({ status }) => status === 'passed').length,
    // A file that could not be read, or whose last hook failed, has no failed test and is a failure all the same.
    failed: hasFailed(file) ? Math.max(failed, 1) : failed,
  };
}

const sum = (counts: Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/** Adds up the results of several runs; a flaky journey counts as passed, like a flaky test of Jest. */
export function sumCounts(results: (JestResult | PlaywrightResult)[]): Counts {
  return sum(
    results.map((result) =>
      'stats' in result
        ? { passed: result.stats.expected + result.stats.flaky, failed: result.stats.unexpected }
        : sum(result.testResults.map(countsOfFile)),
    ),
  );
}

const ranIntoTimeLimit = (message: string) => /Exceeded timeout of \d+ ms/.test(message);

/** The files of a failed run to try once more, or why it stays red at once. */
export function planSecondTry({ testResults, numPendingTests, numTodoTests }: JestResult): string | string[] {
  const failed = testResults.filter(hasFailed);
  if (failed.length === 0) return 'the run failed although its files passed';
  if (numPendingTests + numTodoTests > 0) return 'tests were skipped';
  if (failed.some(({ message }) => ranIntoTimeLimit(message))) return 'a test ran into its time limit';
  if (failed.length > MAX_FLAKY_FILES) return `more than ${MAX_FLAKY_FILES} files failed`;
  return failed.map(({ name }) => name);
}

/** The result of both tries: a file of the second replaces that of the first. */
export function mergeTries(first: JestResult, second: JestResult): JestResult {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  return { ...second, testResults: first.testResults.map((file) => again.get(file.name) ?? file) };
}

const firstLines = (text: string) => text.trim().split('\n').slice(0, 5).join('\n');

/** What failed in a run; a file without a failed test is named as a whole. */
export function findFailedTests(result: JestResult): FailedTest[] {
  return result.testResults.filter(hasFailed).flatMap((file) => {
    const failed = failedTestsOf(file);
    if (failed.length === 0) return [{ file: file.name, test: 'the whole file', error: firstLines(file.message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      file: file.name,
      test: fullName,
      error: firstLines(failureMessages?.[0] ?? file.message),
    }));
  });
}

/** What failed in the first try, in files that passed in the second. */
export function findFlakyTests(first: JestResult, second: JestResult): FailedTest[] {
  const passed = new Set(second.testResults.filter((file) => !hasFailed(file)).map(({ name }) => name));
  return findFailedTests(first).filter(({ file }) => passed.has(file));
}

function journeysOf(suites: PlaywrightSuite[]): (PlaywrightTest & { title: string; file: string })[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) => tests.map((test) => ({ ...test, title, file }))),
    ...journeysOf(inner),
  ]);
}

const flakyOf = ({ suites }: PlaywrightResult) => journeysOf(suites).filter(({ status }) => status === 'flaky');

/** The journeys that Playwright's retry saved. */
export function findFlakyJourneys(result: PlaywrightResult): FailedTest[] {
  return flakyOf(result).map(({ title, file, projectName, results }) => ({
    file,
    test: `[${projectName}] ${title}`,
    error: firstLines(results[0]?.error?.message ?? ''),
  }));
}

/** Whether a journey ran into its time limit, which is red also where the retry passed. */
export const hasHungJourney = (result: PlaywrightResult) =>
  flakyOf(result).some(({ results }) => results.some(({ status }) => status === 'timedOut'));
