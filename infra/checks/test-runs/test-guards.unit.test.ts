import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFixtureTree } from '../repository/fixture-tree';
import { root } from '../repository/root';

type Preset = 'nodeProject' | 'isolatedProject' | 'componentProject';

const presets = pathToFileURL(path.join(root, 'packages/build-config/jest/presets.mjs')).href;

/** Runs planted test files in one process, in this order, as a project of the suite. */
function run(preset: Preset, files: Record<string, string>) {
  const pattern = preset === 'isolatedProject' ? "['<rootDir>/*.test.ts']" : "'*.test.ts'";
  const tree = createFixtureTree({
    'jest.config.mjs': `
      import { ${preset}, reporters } from '${presets}';
      export default { reporters, testTimeout: 1_000, testSequencer: './by-name.cjs',
        projects: [${preset}('planted', ${pattern})] };`,
    'by-name.cjs': `
      const { default: Sequencer } = require('${path.join(root, 'node_modules/@jest/test-sequencer')}');
      module.exports = class extends Sequencer { sort(tests) { return tests.sort((a, b) => (a.path < b.path ? -1 : 1)); } };`,
    'package.json': '{ "type": "module" }',
    ...files,
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(tree.dir, 'node_modules'));
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  // Jest sets FORCE_COLOR in its workers when the terminal or CI supports colours; the output would contain escapes.
  const { FORCE_COLOR: _, ...environment } = process.env;
  const { status, stderr } = spawnSync('node', ['--experimental-vm-modules', jest, '--ci', '--runInBand'], {
    cwd: tree.dir,
    encoding: 'utf8',
    env: { ...environment, NO_COLOR: '1' },
  });
  tree.remove();
  return { passed: status === 0, stderr };
}

describe.each<Preset>(['nodeProject', 'isolatedProject'])('a run of a %s', (preset) => {
  const runFile = (text: string) => run(preset, { 'planted.test.ts': text });

  it('passes when it is quiet and talks to this machine alone', () => {
    const outcome = runFile(`
      import { createServer } from 'node:http';
      import type { AddressInfo } from 'node:net';
      it('asks itself', async () => {
        const server = createServer((_, answer) => answer.end('ok'));
        await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
        const answer = await fetch('http://127.0.0.1:' + (server.address() as AddressInfo).port);
        expect(await answer.text()).toBe('ok');
        await new Promise((closed) => server.close(closed));
      });`);
    expect(outcome).toMatchObject({ passed: true });
  });

  it('fails on console.error, in each file', () => {
    const complains = "it('complains', () => console.error('torn %s', 'page'));";
    const outcome = run(preset, { 'a.test.ts': complains, 'b.test.ts': complains });
    expect(outcome.passed).toBe(false);
    expect(outcome.stderr.match(/^\s+console\.error: torn page$/gm)).toHaveLength(2);
  });

  it('fails on a call to another host, also when the code swallows the refusal', () => {
    const outcome = runFile("it('phones home', async () => { await fetch('http://192.0.2.1/').catch(() => {}); });");
    expect(outcome.passed).toBe(false);
    expect(outcome.stderr).toContain('outbound network: 192.0.2.1');
  });

  it.each(['it.skip', 'it.only', 'it.todo'])('fails on %s', (kind) => {
    const outcome = runFile(`it('runs', () => {}); ${kind}('is special'${kind === 'it.todo' ? '' : ', () => {}'});`);
    expect(outcome.passed).toBe(false);
    expect(outcome.stderr).toContain('Tests were skipped, or left out by a focused one');
  });

  it.each([
    ['a test that hangs', "it('hangs', () => new Promise(() => {}));", 'Exceeded timeout of 1000 ms for a test'],
    ['a hook that hangs', "beforeAll(() => new Promise(() => {})); it('x', () => {});", 'ms for a hook'],
    ['a hook that fails', "beforeEach(() => { throw new Error('no set-up'); }); it('x', () => {});", 'no set-up'],
    ['a last hook that fails', "afterAll(() => { throw new Error('no end'); }); it('x', () => {});", 'no end'],
    ['a file that cannot be loaded', "import './nowhere'; it('x', () => {});", 'nowhere'],
    ['an error that nobody catches', "it('x', (done) => { setTimeout(() => { throw new Error('late'); }); });", 'late'],
  ])('fails on %s', (_what, text, message) => {
    const outcome = run(preset, { 'a.test.ts': text, 'b.test.ts': "it('passes', () => {});" });
    expect(outcome.passed).toBe(false);
    expect(outcome.stderr).toContain(message);
    expect(outcome.stderr).toContain('1 failed, 1 passed, 2 total');
  });

  it('shows the line of the source that failed', () => {
    const text =
      "interface Room { name: string }\n\nconst room: Room = { name: 'L1' };\nit('x', () => {\n  expect(room).toBe(1);\n});";
    expect(runFile(text).stderr).toMatch(/> 5 \| {3}expect\(room\)[^]*planted\.test\.ts:5:16/);
  });

  it('restores mocks before each test and gives real timers back to the next file', () => {
    const outcome = run(preset, {
      'a.test.ts': `
        const target = { name: () => 'real' };
        it('mocks', () => {
          jest.spyOn(target, 'name').mockReturnValue('mocked');
          expect(target.name()).toBe('mocked');
        });
        it('sees the real one', () => expect(target.name()).toBe('real'));
        it('moves the clock', () => {
          jest.useFakeTimers({ now: 0 });
          jest.advanceTimersByTime(5);
          expect(Date.now()).toBe(5);
          jest.useRealTimers();
        });`,
      'b.test.ts': "it('has the time of the day', () => expect(Date.now()).toBeGreaterThan(1e12));",
    });
    expect(outcome).toMatchObject({ passed: true });
  });
});

describe('a file that shares its process with the next', () => {
  it.each([
    ['an environment variable', "process.env.PLANTED = 'x';", 'process.env.PLANTED'],
    ['a global', 'Object.assign(globalThis, { planted: 1 });', 'globalThis.planted'],
    ['fetch', "globalThis.fetch = () => Promise.reject(new Error('x'));", 'globalThis.fetch'],
    ['the clock', 'Date.now = () => 5;', 'Date.now'],
    ['fake timers', 'jest.useFakeTimers();', 'globalThis.setTimeout'],
    ['the working directory', "process.chdir('/');", 'the working directory'],
    ['a listener of a signal', "process.on('SIGTERM', () => {});", 'listeners of SIGTERM'],
  ])('fails when it leaves %s changed, and the next does not notice', (_what, change, named) => {
    const outcome = run('nodeProject', {
      'a.test.ts': `it('changes', () => { ${change} });`,
      'b.test.ts': `it('notices nothing', () => {
        expect([process.env.PLANTED, 'planted' in globalThis, process.cwd()]).toEqual([undefined, false, '${'CWD'}']);
        expect(Date.now()).toBeGreaterThan(1e12);
        expect(setTimeout.name).toBe('setTimeout');
        return expect(fetch('data:,ok').then((answer) => answer.text())).resolves.toBe('ok');
      });`.replace('CWD', "' + import.meta.dirname + '"),
    });
    expect(outcome.stderr).toContain('1 failed, 1 passed, 2 total');
    expect(outcome.stderr).toMatch(new RegExp(`left changed .*${named.replaceAll('.', '\\.')}`));
  });
});

describe('a run of a componentProject', () => {
  const faults = {
    'a test that hangs': ["it('x', () => new Promise(() => {}));", 'Exceeded timeout of 1000 ms for a test'],
    'a hook that fails': ["beforeEach(() => { throw new Error('no set-up'); }); it('x', () => {});", 'no set-up'],
    'console.error': ["it('x', () => console.error('torn page'));", 'console.error: torn page'],
    'an error in a listener': [
      `it('x', () => {
        const button = document.createElement('button');
        button.addEventListener('click', () => { throw new Error('no listener'); });
        button.click();
      });`,
      'no listener',
    ],
    'a call that nobody answers': [
      "it('x', () => fetch('http://192.0.2.1/').catch(() => {}));",
      'outbound network: 192.0.2.1',
    ],
    'a part of the window': ["it('x', () => { window.matchMedia = () => null; });", 'changed .*window\\.matchMedia'],
    'a part of all elements': [
      "it('x', () => { Element.prototype.scrollIntoView = () => { throw new Error('x'); }; });",
      'changed .*Element\\.prototype\\.scrollIntoView',
    ],
    'fake timers': ["it('x', () => { jest.useFakeTimers(); });", 'changed .*globalThis\\.setTimeout'],
    'a listener of the page': [
      "it('x', () => document.body.addEventListener('click', () => {}));",
      'changed .*listeners of click on body',
    ],
  };
  const leaves = `
    import { render, screen } from '@testing-library/react';
    import { createElement } from 'react';
    import { sessionStore } from '@portal/web-kit';
    it.each(['one', 'another'])('is rendered', () => {
      render(createElement('p', null, 'rendered'));
      expect(screen.getByText('rendered')).toBeVisible();
    });
    it('leaves a page behind', () => {
      document.body.append('left');
      document.title = 'left';
      document.documentElement.dataset.left = 'left';
      document.cookie = 'left=left';
      localStorage.setItem('left', 'left');
      sessionStorage.setItem('left', 'left');
      history.pushState(null, '', '/left');
      sessionStore.setState({ status: 'ended' });
      setTimeout(() => console.error('left'), 1_000);
    });`;
  const finds = `
    import { render, screen } from '@testing-library/react';
    import userEvent from '@testing-library/user-event';
    import { createElement, useState } from 'react';
    import { sessionStore } from '@portal/web-kit';
    it('finds a new page', async () => {
      const { body, title, documentElement, cookie } = document;
      expect(body.textContent + title + cookie + location.pathname).toBe('/');
      expect(documentElement).not.toHaveAttribute('data-left');
      expect(localStorage.length + sessionStorage.length).toBe(0);
      expect(sessionStore.getState().status).toBe('loading');
      expect(matchMedia('print').matches).toBe(false);
      body.scrollIntoView();
    });
    it('types with a clock that is moved', async () => {
      jest.useFakeTimers();
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: 1_000 });
      render(createElement('input'));
      await user.type(screen.getByRole('textbox'), 'typed');
      expect(screen.getByRole('textbox')).toHaveValue('typed');
      jest.useRealTimers();
    });`;
  let stderr: string;

  beforeAll(() => {
    const files = Object.values(faults).map(([text], index): [string, string] => [`b${index}.test.ts`, text ?? '']);
    ({ stderr } = run('componentProject', {
      'a.test.ts': leaves,
      ...Object.fromEntries(files),
      'c.test.ts': finds,
      'd.test.ts': leaves,
    }));
  });

  it.each(Object.entries(faults))('fails on %s', (_what, [, message]) => {
    expect(stderr).toMatch(new RegExp(message ?? ''));
  });

  it('shows each file a new page, and fails for nothing else', () => {
    expect(stderr).toContain(`${Object.keys(faults).length} failed, 3 passed`);
  });
});
