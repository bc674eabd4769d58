import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './front-ends';
import { stampOfSources } from './source-stamp';

const parent = path.join(repositoryRoot, '.cache');
mkdirSync(parent, { recursive: true });
const root = mkdtempSync(path.join(parent, 'sources-'));
const folder = path.relative(repositoryRoot, root);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

afterAll(() => rmSync(root, { recursive: true }));

describe('the stamp of sources', () => {
  it('is another one when a source changed, is new or was renamed, or the repository lies elsewhere', () => {
    const stamps: string[] = [];
    const take = () => stamps.push(stampOfSources([folder], '/here'));
    write('src/main.ts', 'a');
    take();
    write('src/main.ts', 'b');
    take();
    write('src/plan.json', '{}');
    take();
    rmSync(path.join(root, 'src/plan.json'));
    write('src/plans.json', '{}');
    take();
    stamps.push(stampOfSources([folder], '/there'));
    expect(new Set(stamps).size).toBe(5);
  });

  it('is the same when only tests or the build itself changed', () => {
    const before = stampOfSources([folder]);
    for (const file of ['src/main.unit.test.ts', 'test/start.ts', 'dist/main.mjs', 'node_modules/x/a.js'])
      write(file, 'c');
    expect(stampOfSources([folder])).toBe(before);
  });
});
