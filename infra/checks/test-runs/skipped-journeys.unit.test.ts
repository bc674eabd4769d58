import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFixtureTree } from '../repository/fixture-tree';
import { root } from '../repository/root';

/** Runs planted journeys, which need neither browser nor portal, with the configuration of the real ones. */
function runPlaywright(text: string) {
  const configuration = pathToFileURL(path.join(root, 'e2e/playwright.config.ts')).href;
  const tree = createFixtureTree({
    'playwright.config.ts': `
      import real from '${configuration}';
      const { webServer: _portal, globalSetup: _copy, projects: _chains, ...shared } = real;
      export default { ...shared, testDir: '.', outputDir: './results' };`,
    'planted.spec.ts': `import { expect, test } from '@playwright/test';\n${text}`,
    'package.json': '{ "type": "module" }',
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(tree.dir, 'node_modules'));
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'test'], {
    cwd: tree.dir,
    encoding: 'utf8',
    // Playwright refuses to run within Jest.
    env: {
      ...process.env,
      JEST_WORKER_ID: undefined,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(tree.dir, 'results.json'),
    },
  });
  tree.remove();
  return { passed: status === 0, output: stdout + stderr };
}

const running = "test('a student registers', () => expect(1 + 1).toBe(2));";

describe('a run of the journeys', () => {
  it('passes when all of them run', () => {
    expect(runPlaywright(running)).toMatchObject({
      passed: true,
      output: expect.stringContaining('1 passed') as string,
    });
  });

  it('fails when one is skipped or expected to fail, and names each', () => {
    const { passed, output } = runPlaywright(`${running}
      test.skip('is skipped', () => {});
      test.fixme('is to be fixed', () => {});
      test('skips itself', () => { test.skip(true, 'later'); });
      test.describe.skip('later', () => { test('is in a skipped group', () => {}); });
      test.fail('is expected to fail', () => expect(1).toBe(2));`);
    expect(passed).toBe(false);
    const [, named = ''] = output.split('Tests were skipped, or are expected to fail:\n');
    const titles = [
      'is skipped',
      'is to be fixed',
      'skips itself',
      'later > is in a skipped group',
      'is expected to fail',
    ];
    expect(named.trim().split('\n').sort()).toEqual(titles.map((title) => `planted.spec.ts > ${title}`).sort());
  });
});
