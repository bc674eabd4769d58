import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { plantTree } from './planted-tree';
import { root } from './root';

const planted: [rule: string, file: string, text: string][] = [
  ['no-floating-promises', 'a/floating.ts', 'async function work() {}\nexport function go() { work(); }\n'],
  [
    'no-misused-promises',
    'a/misused.ts',
    'export const go = () => [1].forEach(async () => { await Promise.resolve(); });\n',
  ],
  ['no-explicit-any', 'a/loose.ts', 'export const loose: any = 1;\n'],
  ['no-non-null-assertion', 'a/sure.ts', 'export const sure = (a?: string) => a!.length;\n'],
  ['ban-ts-comment', 'a/ignored.ts', "// @ts-ignore\nexport const wrong: number = 'a';\n"],
  ['no-console', 'a/printed.ts', "console.log('here');\nexport {};\n"],
  ['consistent-type-imports', 'a/types.ts', "import { Shape } from './shape';\nexport type Round = Shape;\n"],
  ['no-restricted-imports', 'a/keys.ts', "export { generateKeyPairSync } from 'node:crypto';\n"],
  ['no-restricted-imports', 'mfe-student/toast.ts', "export { toast } from '@portal/ui';\n"],
  ['no-default-export', 'a/unnamed.ts', 'export default 1;\n'],
  ['filename-case', 'a/camelCase.ts', 'export {};\n'],
  ['only-throw-error', 'a/thrown.ts', "export function fail() { throw 'no'; }\n"],
  [
    'rules-of-hooks',
    'a/hook.tsx',
    "import { useState } from 'react';\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1);\n  return null;\n}\n",
  ],
  ['alt-text', 'a/picture.tsx', 'export const Picture = () => <img src="a.png" />;\n'],
  ['no-focused-tests', 'a/focused.unit.test.ts', "it.only('runs alone', () => {});\n"],
  ['no-disabled-tests', 'a/skipped.unit.test.ts', "it.skip('runs later', () => {});\n"],
];

interface Report {
  diagnostics: { code?: string; filename: string; severity: string }[];
}

describe('lint', () => {
  const tree = plantTree({
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, noEmit: true, jsx: 'react-jsx', types: [] } }),
    'a/shape.ts': 'export interface Shape { name: string }\n',
    ...Object.fromEntries(planted.map(([, file, text]) => [file, text])),
  });
  const config = path.join(root, '.oxlintrc.json');
  const run = spawnSync(
    path.join(root, 'node_modules/.bin/oxlint'),
    ['-c', config, '--type-aware', '-f', 'json', 'a', 'mfe-student'],
    {
      cwd: tree.dir,
      encoding: 'utf8',
    },
  );
  const found = (JSON.parse(run.stdout) as Report).diagnostics;

  afterAll(() => tree.remove());

  it.each(planted)('%s is an error in %s', (rule, file) => {
    const codes = found
      .filter(({ filename, severity }) => filename === file && severity === 'error')
      .map(({ code }) => code);
    expect(codes).toContainEqual(expect.stringContaining(`(${rule})`));
  });

  it('leaves a clean file alone', () => {
    expect(found.filter(({ filename }) => filename === 'a/shape.ts')).toEqual([]);
  });
});
