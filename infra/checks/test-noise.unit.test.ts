import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFixtureTree } from './fixture-tree';
import { root } from './root';

const presets = path.join(root, 'packages/build-config/jest');

/** Runs one planted test file with the setup and the reporter of the real projects. */
function runJest(text: string) {
  const tree = createFixtureTree({
    'jest.config.mjs': `
      import { reporters } from '${pathToFileURL(path.join(presets, 'presets.mjs')).href}';
      export default {
        reporters, transform: {}, testMatch: ['**/*.test.mjs'],
        setupFilesAfterEnv: ['${path.join(presets, 'fail-on-noise.mjs')}'],
      };`,
    'planted.test.mjs': text,
    'package.json': '{ "type": "module" }',
  });
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { status, stderr } = spawnSync('node', ['--experimental-vm-modules', jest, '--ci'], {
    cwd: tree.dir,
    encoding: 'utf8',
  });
  tree.remove();
  return { passed: status === 0, stderr };
}

describe('a test run', () => {
  it('passes when it is quiet and talks to this machine alone', () => {
    const run = runJest(`
      import { createServer } from 'node:http';
      it('asks itself', async () => {
        const server = createServer((_, answer) => answer.end('ok'));
        await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
        const answer = await fetch('http://127.0.0.1:' + server.address().port);
        expect(await answer.text()).toBe('ok');
        await new Promise((closed) => server.close(closed));
      });`);
    expect(run).toMatchObject({ passed: true });
  });

  it('fails on console.error', () => {
    const run = runJest("it('complains', () => console.error('torn %s', 'page'));");
    expect(run.passed).toBe(false);
    expect(run.stderr).toContain('console.error: torn page');
  });

  it('fails on a call to another host, also when the code swallows the refusal', () => {
    const run = runJest("it('phones home', async () => { await fetch('http://192.0.2.1/').catch(() => {}); });");
    expect(run.passed).toBe(false);
    expect(run.stderr).toContain('outbound network: 192.0.2.1');
  });

  it('fails when a test was skipped, or left out by a focused one', () => {
    for (const kind of ['it.skip', 'it.only', 'it.todo']) {
      const run = runJest(`it('runs', () => {}); ${kind}('is special'${kind === 'it.todo' ? '' : ', () => {}'});`);
      expect(run.passed).toBe(false);
      expect(run.stderr).toContain('Tests were skipped, or left out by a focused one');
    }
  });
});
