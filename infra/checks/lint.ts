/**
 * Checks the repository it is started in: all of it, or with `--changed` the files that git says are changed against
 * HEAD, with `--changed --base <revision>` those changed since the branch left it. What a change breaks elsewhere, such
 * as an import of a deleted file, is for the type check to find.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from './repository/changed-files';
import { checkCoverage } from './docs/coverage';
import { checkDependencies } from './dependencies/dependencies';
import { checkDocPaths } from './docs/doc-paths';
import { checkModuleTables } from './docs/module-tables';
import { checkReferenceDocs } from './docs/reference-docs';
import { checkReplacedRecords } from './docs/replaced-records';
import { root } from './repository/root';
import { runProcess, type Outcome } from './repository/run-process';
import { checkStructure } from './structure/structure-lint';
import { checkCustomProperties } from './front-ends/custom-properties';
import { checkStyleSheets } from './front-ends/style-sheets';
import { checkFlaggedWords } from './wording/flagged-words';
import { checkWording } from './wording/wording';

const tree = process.cwd();
const { values } = parseArgs({ options: { changed: { type: 'boolean' }, base: { type: 'string' } } });
const files = values.changed ? changedFiles(tree, values.base) : undefined;
const scripts = files?.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
const sourceFolders = ['packages', 'services', 'gateway', 'shell', 'mfe-*', 'infra', 'e2e'];

function run(tool: string, args: string[], targets: string[]): Promise<Outcome> {
  if (targets.length === 0) return Promise.resolve({ passed: true, output: '' });
  return runProcess(path.join(root, 'node_modules/.bin', tool), [...args, ...targets], {
    cwd: tree,
    collect: true,
    // The typed rules take two thirds of the time when Go collects garbage only as memory grows scarce.
    env: { GOGC: 'off', GOMEMLIMIT: '3GiB', ...process.env },
  });
}

function report(findings: string[]): Promise<Outcome> {
  return Promise.resolve({ passed: findings.length === 0, output: findings.map((line) => `  ${line}\n`).join('') });
}

const boundaries = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'];

/** Side by side, because some of them use one core alone. */
const checks: [name: string, outcome: Promise<Outcome>][] = [
  ['oxlint', run('oxlint', ['--type-aware', '--quiet', '--no-error-on-unmatched-pattern'], scripts ?? ['.'])],
  // A boundary is about one import at a time: cycles are left to oxlint, so nothing beyond the changed files is read.
  [
    'boundaries',
    run('depcruise', scripts ? [...boundaries, '--do-not-follow', '.'] : boundaries, scripts ?? sourceFolders),
  ],
  ['prettier', run('prettier', ['--check', '--cache', '--ignore-unknown', '--log-level', 'warn'], files ?? ['.'])],
  ['structure', report(checkStructure(tree))],
  ['style sheets', report(checkStyleSheets(tree))],
  ['custom properties', report(checkCustomProperties(tree))],
  ['dependencies', report(checkDependencies(tree))],
  ['coverage', report(checkCoverage(tree))],
  ['reference docs', report(checkReferenceDocs(tree))],
  ['tables of modules', report(checkModuleTables(tree))],
  ['replaced records', report(checkReplacedRecords(tree))],
  ['paths in documents', report(checkDocPaths(tree))],
  ['wording', report(checkWording(tree))],
  ['flagged words', report(checkFlaggedWords(tree))],
];

if (files) console.log(`lint: ${files.length} changed files`);
const failed: string[] = [];
for (const [name, outcome] of checks) {
  const { passed, output } = await outcome;
  console.log(`lint: ${name}\n${output}`.trimEnd());
  if (!passed) failed.push(name);
}
if (failed.length > 0) {
  console.error(`lint failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
