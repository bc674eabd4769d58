import { existsSync } from 'node:fs';
import path from 'node:path';
import { createFixtureTree } from '../repository/fixture-tree';
import { runJestOnce } from './run-jest';
import { tryTwice } from './try-twice';

/** A test file that fails as long as the file `mark` is not there, which its first run makes. */
const failsAtFirst = (mark: string) => `
  import { existsSync, writeFileSync } from 'node:fs';
  it('passes the second time', () => {
    const again = existsSync('${mark}');
    writeFileSync('${mark}', '');
    expect(again).toBe(true);
  });`;

/** Runs planted test files by a real Jest, as the suite is run. */
async function run(files: Record<string, string>) {
  const tree = createFixtureTree({
    'jest.config.mjs': `export default {
      transform: {}, testMatch: ['**/*.test.mjs'], testTimeout: 1_000, reporters: [],
    };`,
    'package.json': '{ "type": "module" }',
    ...files,
  });
  const outcome = await tryTwice([], (args) => runJestOnce(tree.dir, path.join(tree.dir, 'out/result.json'), args));
  const ranAgain = existsSync(path.join(tree.dir, 'ran-again'));
  tree.remove();
  return { ...outcome, ranAgain };
}

const marksSecondRun = `
  import { existsSync, writeFileSync } from 'node:fs';
  if (existsSync('ran-once')) writeFileSync('ran-again', '');
  writeFileSync('ran-once', '');`;

describe('a run whose files are tried twice', () => {
  beforeEach(() => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  it('passes with what is flaky named, and runs nothing else again', async () => {
    const outcome = await run({
      'flaky.test.mjs': failsAtFirst('mark'),
      'steady.test.mjs': `${marksSecondRun} it('passes', () => {});`,
    });
    expect(outcome).toMatchObject({ passed: true, ranAgain: false });
    expect(outcome.flaky).toMatchObject([{ test: 'passes the second time' }]);
    expect(outcome.result?.testResults).toHaveLength(2);
  });

  it('fails when a file fails twice', async () => {
    const outcome = await run({
      'flaky.test.mjs': failsAtFirst('mark'),
      'red.test.mjs': "it('fails', () => { throw new Error('always'); });",
    });
    expect(outcome.passed).toBe(false);
    expect(outcome.flaky).toHaveLength(1);
  });

  it.each([
    ['hangs', `${marksSecondRun} it('hangs', () => new Promise(() => {}));`],
    ['skips', `${marksSecondRun} it('fails', () => { throw new Error('x'); }); it.skip('is skipped', () => {});`],
  ])('fails at once when a file %s', async (_what, file) => {
    expect(await run({ 'planted.test.mjs': file })).toMatchObject({ passed: false, ranAgain: false, flaky: [] });
  });
});
