import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary repository with the given files, for checks that must be seen to catch something. */
export function createFixtureTree(files: Record<string, string>) {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'portal-check-')));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return {
    dir,
    write,
    /** A published package, laid out as npm does it. */
    install(name: string) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'dist/index.js' }));
      write(`node_modules/${name}/dist/index.js`, 'module.exports = {};\n');
    },
    /** A package of the workspace, linked as npm links it. */
    link(name: string, to: string) {
      write(
        `${to}/package.json`,
        JSON.stringify({ name, version: '1.0.0', exports: { '.': './src/index.ts', './*': './src/*.ts' } }),
      );
      const place = path.join(dir, 'node_modules', name);
      mkdirSync(path.dirname(place), { recursive: true });
      symlinkSync(path.join(dir, to), place);
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
