import path from 'node:path';
import { createFixtureTree } from './fixture-tree';
import { sumCounts } from './test-counts';

const jest = (passed: number, failed: number, files: { status: string; assertionResults: unknown[] }[] = []) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files });

describe('the count of all tests', () => {
  it('adds up what Jest and Playwright counted', () => {
    const tree = createFixtureTree({
      'results/unit.json': jest(10, 1),
      'results/integration.json': jest(5, 0, [{ status: 'failed', assertionResults: [] }]),
      'results/browser.json': JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1 } }),
    });
    expect(sumCounts(path.join(tree.dir, 'results'))).toEqual({ passed: 18, failed: 4 });
    tree.remove();
  });

  it('is zero before anything ran', () => {
    expect(sumCounts('/nowhere')).toEqual({ passed: 0, failed: 0 });
  });
});
