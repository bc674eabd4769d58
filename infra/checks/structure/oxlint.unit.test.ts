import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFixtureTree } from '../repository/fixture-tree';
import { root } from '../repository/root';

const lines = (count: number, line = 'export {};') => `${line}\n`.repeat(count);
const functionOf = (count: number, line = 'run();') =>
  `export function work(run: () => void) {\n${lines(count, line)}return run;\n}\n`;
/** Longer than a function may be, each function inside it short enough. */
const factory = functionOf(3, `[1].map(() => {\n${lines(20, 'run();')}});`);

const broken: [rule: string, file: string, text: string][] = [
  ['no-floating-promises', 'a/floating.ts', 'async function work() {}\nexport function go() { work(); }\n'],
  [
    'no-misused-promises',
    'a/misused.ts',
    'export const go = () => [1].forEach(async () => { await Promise.resolve(); });\n',
  ],
  ['no-explicit-any', 'a/loose.ts', 'export const loose: any = 1;\n'],
  ['no-non-null-assertion', 'a/sure.ts', 'export const sure = (a?: string) => a!.length;\n'],
  ['ban-ts-comment', 'a/ignored.ts', "// @ts-ignore\nexport const wrong: number = 'a';\n"],
  ['ban-ts-comment', 'a/expected.ts', "// @ts-expect-error later\nexport const wrong: number = 'a';\n"],
  ['no-console', 'a/printed.ts', "console.log('here');\nexport {};\n"],
  ['consistent-type-imports', 'a/types.ts', "import { Shape } from './shape';\nexport type Round = Shape;\n"],
  ['no-restricted-imports', 'a/keys.ts', "export { generateKeyPairSync } from 'node:crypto';\n"],
  ['no-restricted-imports', 'mfe-student/toast.ts', "export { toast } from '@portal/ui';\n"],
  ['no-restricted-imports', 'packages/campus-kit/src/unit.ts', "export { createContext } from 'react';\n"],
  ['no-restricted-globals', 'mfe-events/src/features/review/api/review.ts', "export const get = () => fetch('/a');\n"],
  ['no-restricted-globals', 'services/org/src/units/sync.client.ts', "export const stream = new EventSource('/a');\n"],
  ['no-default-export', 'a/unnamed.ts', 'export default 1;\n'],
  ['no-process-env', 'services/org/src/app.ts', 'export const url = process.env.MONGO_URL;\n'],
  ['no-cycle', 'a/first.ts', "import type { Second } from './second';\nexport type First = Second[];\n"],
  ['filename-case', 'a/camelCase.ts', 'export {};\n'],
  ['only-throw-error', 'a/thrown.ts', "export function fail() { throw 'no'; }\n"],
  ['max-lines', 'a/long.ts', lines(251)],
  ['max-lines', 'a/long.unit.test.ts', lines(301)],
  ['max-lines', 'services/org/src/main.ts', lines(81)],
  ['max-lines-per-function', 'a/function.ts', functionOf(40)],
  ['max-lines-per-function', 'a/table.tsx', functionOf(120)],
  ['max-lines-per-function', 'services/org/src/units/unit.domain.ts', factory],
  ['max-statements', 'services/org/src/units/unit.service.ts', functionOf(23)],
  [
    'rules-of-hooks',
    'a/hook.tsx',
    "import { useState } from 'react';\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1);\n  return null;\n}\n",
  ],
  ['alt-text', 'a/picture.tsx', 'export const Picture = () => <img src="a.png" />;\n'],
  ['no-focused-tests', 'a/focused.unit.test.ts', "it.only('runs alone', () => {});\n"],
  ['no-disabled-tests', 'a/skipped.unit.test.ts', "it.skip('runs later', () => {});\n"],
];

const clean: [file: string, text: string][] = [
  ['a/shape.ts', 'export interface Shape { name: string }\n'],
  ['a/250-lines.ts', lines(250)],
  ['a/commented.ts', functionOf(100, '// run();')],
  ['services/org/src/units/unit.repository.ts', factory],
  ['services/org/src/config.ts', 'export const url = process.env.MONGO_URL;\n'],
  ['services/org/test/units.ts', "export const get = () => fetch('/a');\n"],
  ['mfe-events/rspack.config.ts', 'export default {};\n'],
];

interface Report {
  diagnostics: { code?: string; filename: string; severity: string }[];
}

describe('oxlint', () => {
  const tree = createFixtureTree({
    '.oxlintrc.json': readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'),
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, noEmit: true, jsx: 'react-jsx', types: [] } }),
    'a/second.ts': "import type { First } from './first';\nexport type Second = First[];\n",
    ...Object.fromEntries([...broken.map(([, file, text]) => [file, text]), ...clean]),
  });
  const run = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--type-aware', '-f', 'json'], {
    cwd: tree.dir,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: path.join(root, 'node_modules/.bin/tsgolint') },
  });
  const found = (JSON.parse(run.stdout) as Report).diagnostics;

  afterAll(() => tree.remove());

  it.each(broken)('%s is an error in %s', (rule, file) => {
    const codes = found
      .filter(({ filename, severity }) => filename === file && severity === 'error')
      .map(({ code }) => code);
    expect(codes).toContainEqual(expect.stringContaining(`(${rule})`));
  });

  it.each(clean)('leaves %s alone', (file) => {
    expect(found.filter(({ filename }) => filename === file)).toEqual([]);
  });
});
