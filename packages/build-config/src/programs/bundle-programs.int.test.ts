import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../front-ends';
import { bundlePrograms } from './bundle-programs';

const SOURCE = `import axios from 'axios';
interface Reading {
  value: string;
}

function read({ value }: Reading): unknown {
  return JSON.parse(value);
}

console.log(axios.VERSION, import.meta.url);
try {
  read({ value: '{' });
} catch (error) {
  console.log((error as Error).stack);
}
`;

/** Below the repository, whose libraries a program needs. */
let folder: string;

beforeAll(async () => {
  await mkdir(path.join(repositoryRoot, '.cache'), { recursive: true });
  folder = await mkdtemp(path.join(repositoryRoot, '.cache/bundles-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the bundle of a program', () => {
  it('runs under bare Node with its libraries, finds what lies beside its source, and names lines of TypeScript', async () => {
    const source = path.join(folder, 'program.ts');
    await writeFile(source, SOURCE);
    const built = path.join(folder, 'built');
    await bundlePrograms([path.relative(repositoryRoot, source)], built);
    const bundle = path.join(built, path.relative(repositoryRoot, source).replace(/\.ts$/, '.mjs'));
    const { stdout } = await promisify(execFile)(process.execPath, [bundle], { cwd: '/' });
    expect(stdout).toMatch(/^\d+\.\d+\.\d+ file:\S+\/program\.ts$/m);
    expect(stdout).toContain(`at read (${source}:7:15)`);
    expect(stdout).toContain(`${source}:12:3`);
    expect(stdout).not.toContain('program.mjs:');
  });

  it('is not made with a library that loads what lies beside it', async () => {
    const library = path.join(folder, 'node_modules/beside');
    await mkdir(library, { recursive: true });
    await writeFile(path.join(library, 'index.js'), 'module.exports = require(__dirname + "/other.js");');
    const source = path.join(folder, 'beside.ts');
    await writeFile(source, "import beside from 'beside';\nconsole.log(beside);\n");
    const build = bundlePrograms([path.relative(repositoryRoot, source)], path.join(folder, 'built-beside'));
    await expect(build).rejects.toThrow(/may load what lies beside it/);
  });
});
