import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { baseConfiguration } from './configuration';
import { repositoryRoot } from './front-ends';

/** An older browser reads nothing of a script with this literal. */
const SCRIPT = "import './page.css'; globalThis.isCapital = (text: string) => /[\\p{L}--[a-z]]/v.test(text);";
const STYLE = '.frame { .title { color: light-dark(red, blue); } }';

describe('what is built for browsers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'front-end-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('can be read by the oldest that are served', async () => {
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'src/index.ts'), SCRIPT);
    writeFileSync(path.join(folder, 'src/page.css'), STYLE);
    const frontEnd = { name: 'part', folder: path.relative(repositoryRoot, folder) };
    const compiler = rspack(baseConfiguration(frontEnd, 'production'));
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    expect(stats?.toJson().errors).toEqual([]);
    const assets = path.join(folder, 'dist/assets');
    const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
    const built = files.map((name) => readFileSync(path.join(assets, name), 'utf8')).join('\n');
    for (const part of ['.frame .title{', 'isCapital']) expect(built).toContain(part);
    expect(built).not.toMatch(/light-dark\(|\/v\.test/);
  });
});
