import { summarizeFlakyTests } from './flaky-tests';
import {
  findFlakyJourneys,
  findFlakyTests,
  hasHungJourney,
  mergeTries,
  planSecondTry,
  sumCounts,
  type JestResult,
  type PlaywrightResult,
} from './test-results';

const passedTest = { fullName: 'opens', status: 'passed' };
const failedTest = { fullName: 'closes', status: 'failed', failureMessages: ['Error: no button\n  at page'] };
const passedFile = (name: string) => ({ name, status: 'passed', message: '', assertionResults: [passedTest] });
const failedFile = (name: string, message = 'Error: no button', assertionResults = [passedTest, failedTest]) => ({
  name,
  status: 'failed',
  message,
  assertionResults,
});

function jest(...testResults: JestResult['testResults']): JestResult {
  return { numPendingTests: 0, numTodoTests: 0, testResults };
}

function journeys(...statuses: [status: string, first: string][]): PlaywrightResult {
  const tests = statuses.map(([status, first]) => ({
    projectName: 'once',
    status,
    results: [{ status: first, error: { message: 'Error: not visible' } }, { status: 'passed' }],
  }));
  return {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [{ specs: [], suites: [{ specs: [{ title: 'registers', file: 'home.spec.ts', tests }] }] }],
  };
}

describe('the count of all tests', () => {
  it('adds up what Jest and Playwright counted, a flaky journey as passed', () => {
    const unread = failedFile('c', 'SyntaxError', []);
    const lastHook = failedFile('d', 'Error in afterAll', [passedTest]);
    expect(sumCounts([jest(passedFile('a'), failedFile('b')), jest(unread, lastHook), journeys()])).toEqual({
      passed: 7,
      failed: 4,
    });
  });

  it('is zero before anything ran', () => {
    expect(sumCounts([])).toEqual({ passed: 0, failed: 0 });
  });
});

describe('the second try', () => {
  it('is for the files that failed', () => {
    expect(planSecondTry(jest(passedFile('a'), failedFile('b'), failedFile('c')))).toEqual(['b', 'c']);
  });

  it.each([
    ['files passed', jest(passedFile('a')), 'the run failed although its files passed'],
    ['tests were skipped', { ...jest(failedFile('a')), numPendingTests: 1 }, 'tests were skipped'],
    ['tests are to be written', { ...jest(failedFile('a')), numTodoTests: 1 }, 'tests were skipped'],
    [
      'a test hung',
      jest(failedFile('a', 'thrown: "Exceeded timeout of 120000 ms for a hook.')),
      'a test ran into its time limit',
    ],
    [
      'six files failed',
      jest(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => failedFile(name))),
      'more than 5 files failed',
    ],
  ])('is not made where %s', (_what, result, reason) => {
    expect(planSecondTry(result)).toBe(reason);
  });

  it('names what passed then as flaky, and not what failed again', () => {
    const first = jest(passedFile('a'), failedFile('b'), failedFile('c'), failedFile('d', 'SyntaxError: x', []));
    const second = jest(passedFile('b'), failedFile('c'), passedFile('d'));
    expect(findFlakyTests(first, second)).toEqual([
      { file: 'b', test: 'closes', error: 'Error: no button\n  at page' },
      { file: 'd', test: 'the whole file', error: 'SyntaxError: x' },
    ]);
    expect(sumCounts([mergeTries(first, second)])).toEqual({ passed: 4, failed: 1 });
  });

  it('of a journey is made by Playwright', () => {
    expect(findFlakyJourneys(journeys(['expected', 'passed'], ['flaky', 'failed']))).toEqual([
      { file: 'home.spec.ts', test: '[once] registers', error: 'Error: not visible' },
    ]);
  });

  it('of a journey does not excuse a time limit', () => {
    expect(hasHungJourney(journeys(['flaky', 'failed']))).toBe(false);
    expect(hasHungJourney(journeys(['flaky', 'timedOut']))).toBe(true);
  });
});

describe('the closing lines', () => {
  const flaky = (file: string) => ({ file, test: 'closes', error: 'Error: no button\nat page' });

  it('are none where nothing is flaky', () => {
    expect(summarizeFlakyTests([])).toEqual({ lines: [], tooMany: false });
  });

  it('name each flaky test with its first error', () => {
    const { lines, tooMany } = summarizeFlakyTests([flaky('a')]);
    expect(lines.slice(1)).toEqual(['  a: closes', '      Error: no button', '      at page']);
    expect(tooMany).toBe(false);
  });

  it('are red for more than five files, however many tests of one file are flaky', () => {
    expect(summarizeFlakyTests(['a', 'a', 'b', 'c', 'd', 'e'].map(flaky)).tooMany).toBe(false);
    expect(summarizeFlakyTests(['a', 'b', 'c', 'd', 'e', 'f'].map(flaky)).tooMany).toBe(true);
  });
});
