import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDependencies, INSTALL_SCRIPTS, type LockedPackage, lockedPackages, nameAt } from './dependencies';
import { createFixtureTree } from '../repository/fixture-tree';
import { root } from '../repository/root';

const good = { version: '1.2.3', integrity: 'sha512-abc' };

function findingsOf(
  packages: Record<string, LockedPackage & { dependencies?: object }>,
  npmrc = 'ignore-scripts=true\n',
) {
  const tree = createFixtureTree({ 'package-lock.json': JSON.stringify({ packages }), '.npmrc': npmrc });
  try {
    return checkDependencies(tree.dir);
  } finally {
    tree.remove();
  }
}

describe('what the project installs', () => {
  it('is accepted when it is whole, exact and runs nothing', () => {
    const packages = {
      '': { dependencies: { zod: '4.1.0', typescript: 'npm:@typescript/native@7.0.2' } },
      'node_modules/zod': good,
      'node_modules/esbuild': { ...good, hasInstallScript: true },
      'node_modules/@portal/ui': { link: true },
    };
    expect(findingsOf(packages)).toEqual([]);
  });

  it.each<[string, Record<string, LockedPackage & { dependencies?: object }>, RegExp]>([
    [
      'a package without an integrity value',
      { 'node_modules/zod': { version: '1.2.3' } },
      /zod@1\.2\.3 has no integrity/,
    ],
    [
      'a weak integrity value',
      { 'node_modules/a/node_modules/b': { ...good, integrity: 'sha1-abc' } },
      /b@1\.2\.3 has no/,
    ],
    [
      'a new install script',
      { 'node_modules/@a/b': { ...good, hasInstallScript: true } },
      /@a\/b has an install script/,
    ],
    [
      'a range of versions',
      { 'services/org': { dependencies: { zod: '^4.0.0' } } },
      /services\/org\/package\.json: zod@\^4/,
    ],
    ['a tag in place of a version', { '': { dependencies: { zod: 'latest' } } }, /^package\.json: zod@latest/],
  ])('is not accepted with %s', (_, packages, finding) => {
    expect(findingsOf(packages)).toEqual([expect.stringMatching(finding)]);
  });

  it('is not accepted where dependencies may run scripts', () => {
    expect(findingsOf({}, 'audit=false\n')).toEqual([expect.stringMatching(/^\.npmrc/)]);
  });

  it('has an explanation for no script that is gone', () => {
    const scripted = [...lockedPackages(root)].filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(Object.keys(INSTALL_SCRIPTS).toSorted()).toEqual(
      [...new Set(scripted.map(([place]) => nameAt(place)))].toSorted(),
    );
  });
});

describe('the context of the image', () => {
  const [first, ...rules] = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  it('takes nothing that it does not name, so that no backup, key or log gets in', () => {
    expect(first).toBe('*');
    const taken = rules.flatMap((rule) => (rule.startsWith('!') ? [rule.slice(1)] : []));
    const tracked = execFileSync('git', ['ls-files', '--', ...taken], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
    const unused = taken.filter((name) => !tracked.some((file) => file === name || file.startsWith(`${name}/`)));
    expect([taken.length > 0, unused]).toEqual([true, []]);
  });

  it('leaves out what is made or installed inside the folders that it takes', () => {
    expect(rules).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '**/*.log', '**/.env*']));
  });
});
