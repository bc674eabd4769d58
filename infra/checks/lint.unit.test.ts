import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles, changedOrDeletedFiles } from './repository/changed-files';
import { callsPage, eventsPage } from './docs/reference-docs';
import { createFixtureRepository } from './repository/fixture-repository';
import { root } from './repository/root';

const copied = (file: string) => readFileSync(path.join(root, file), 'utf8');
const unformatted = 'export const   wide = 1;\n';
const floating = 'async function work() {}\nexport function go() {\n  work();\n}\n';

describe('the changed files', () => {
  const tree = createFixtureRepository({ '.gitignore': 'dist/\n', 'a.ts': 'a', 'b.ts': 'b', 'c.ts': 'c', 'd.ts': 'd' });
  afterAll(() => tree.remove());

  it('are those that are staged, unstaged and untracked, not those deleted or ignored', () => {
    tree.write('a.ts', 'staged');
    tree.write('new/é.ts', 'staged');
    tree.git('add', '--all');
    tree.write('b.ts', 'unstaged');
    tree.write('e.ts', 'untracked');
    tree.write('dist/out.ts', 'ignored');
    tree.git('rm', '--quiet', 'c.ts');
    expect(changedFiles(tree.dir).toSorted()).toEqual(['a.ts', 'b.ts', 'e.ts', 'new/é.ts']);
    expect(changedOrDeletedFiles(tree.dir).toSorted()).toEqual(['a.ts', 'b.ts', 'c.ts', 'e.ts', 'new/é.ts']);
  });

  it('are with a base those of the branch too, not those that the base changed since', () => {
    tree.git('checkout', '--quiet', '-b', 'topic');
    tree.commit();
    tree.git('checkout', '--quiet', 'main');
    tree.write('d.ts', 'changed on main');
    tree.commit();
    tree.git('checkout', '--quiet', 'topic');
    expect(changedFiles(tree.dir)).toEqual([]);
    expect(changedFiles(tree.dir, 'main').toSorted()).toEqual(['a.ts', 'b.ts', 'e.ts', 'new/é.ts']);
  });

  it('cannot be had against a revision that does not exist', () => {
    expect(() => changedFiles(tree.dir, 'nowhere')).toThrow('nowhere');
  });
});

describe('lint --changed', () => {
  const tree = createFixtureRepository({
    '.oxlintrc.json': copied('.oxlintrc.json'),
    '.prettierrc.json': copied('.prettierrc.json'),
    '.dependency-cruiser.mjs': `export { default } from '${path.join(root, '.dependency-cruiser.mjs')}';\n`,
    'tsconfig.json': '{}\n',
    'package.json': '{ "private": true, "type": "module" }\n',
    'package-lock.json': '{ "packages": {} }\n',
    '.npmrc': 'ignore-scripts=true\n',
    'docs/coverage.md': '# Coverage\n',
    'docs/promises.md': '# Promises\n',
    'docs/calls.md': callsPage(),
    'docs/events.md': eventsPage(new Map()),
    'packages/contracts/src/old.ts': floating + unformatted,
    'services/org/modules.json': '["units"]\n',
    'services/org/src/units/unit.repository.ts': 'export const find = 1;\n',
    'services/org/src/units/unit.routes.ts': "export * from './unit.service';\n",
  });
  const lint = () => {
    const loader = path.join(root, 'node_modules/tsx/dist/loader.mjs');
    const { status, stdout, stderr } = spawnSync(
      'node',
      ['--import', loader, path.join(root, 'infra/checks/lint.ts'), '--changed'],
      {
        cwd: tree.dir,
        encoding: 'utf8',
        env: { ...process.env, OXLINT_TSGOLINT_PATH: path.join(root, 'node_modules/.bin/tsgolint'), NO_COLOR: '1' },
      },
    );
    return { passed: status === 0, output: stdout + stderr };
  };
  afterAll(() => tree.remove());

  it('passes where nothing is changed, whatever stands in the other files', () => {
    expect(lint()).toMatchObject({ passed: true, output: expect.stringContaining('0 changed files') });
  });

  it('finds what is wrong with the changed files, in every part', () => {
    tree.write('services/org/src/units/unit.routes.ts', "export * from './unit.repository';\n");
    tree.write('services/org/src/units/helpers.ts', floating + unformatted);
    tree.write('.npmrc', '');
    tree.write('docs/coverage.md', '| item | where | test |\n| --- | --- | --- |\n| a | b | c |\n');
    tree.write('docs/events.md', '# Events\n');
    const { passed, output } = lint();
    expect(passed).toBe(false);
    expect(output).toContain(
      'lint failed: oxlint, boundaries, prettier, structure, dependencies, coverage, reference docs',
    );
    expect(output).toContain('no-floating-promises');
    expect(output).toContain('routes-layer');
    expect(output).not.toContain('old.ts');
  });
});
