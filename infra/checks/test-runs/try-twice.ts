import { findFlakyTests, mergeTries, planSecondTry, type FailedTest, type JestResult } from './test-results';

export interface JestRun {
  /** Whether Jest ended with success, which it may also deny a run whose files passed. */
  passed: boolean;
  /** Missing where Jest was killed before it could write it. */
  result: JestResult | undefined;
}

export interface BothTries extends JestRun {
  flaky: FailedTest[];
}

/**
 * Runs Jest and once more, alone, the files that failed: the machine is quiet then, and what only failed by chance
 * passes. Says why where there is no second try (see `planSecondTry`).
 */
export async function tryTwice(args: string[], run: (args: string[]) => Promise<JestRun>): Promise<BothTries> {
  const first = await run(args);
  if (first.passed || !first.result) return { ...first, flaky: [] };
  const files = planSecondTry(first.result);
  if (typeof files === 'string') {
    console.log(`\nNo second try: ${files}.`);
    return { ...first, flaky: [] };
  }
  console.log(`\nSecond try, alone, of:\n${files.join('\n')}`);
  const second = await run(['--runInBand', '--runTestsByPath', ...files]);
  if (!second.result) return { ...second, flaky: [] };
  return {
    passed: second.passed,
    result: mergeTries(first.result, second.result),
    flaky: findFlakyTests(first.result, second.result),
  };
}
