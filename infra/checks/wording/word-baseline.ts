import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSources } from '../repository/sources';
import { findFlaggedWords, type FlaggedWord } from './flagged-words';

/** How many flagged words each folder at the top still has. The numbers only fall. */
export const BASELINE = 'infra/checks/wording/baseline.json';

/** Decision records keep the words of their day; the others repeat texts of the code. */
const notRead = /^docs\/(adr\/\d|(calls|events|coverage)\.md$)/;

type Counts = Record<string, number>;

const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '.');

function readFlaggedWords(root: string): FlaggedWord[] {
  return readSources(root, /\.(tsx?|mts|mjs|css|md)$/)
    .filter((source) => !notRead.test(source.path))
    .flatMap(findFlaggedWords);
}

function countsOf(words: readonly FlaggedWord[]): Counts {
  const counts: Counts = {};
  for (const { path: file } of words) counts[folderOf(file)] = (counts[folderOf(file)] ?? 0) + 1;
  return counts;
}

function readBaseline(root: string): Counts | undefined {
  const file = path.join(root, BASELINE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Counts) : undefined;
}

const git = (root: string, ...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;

/** `file:line` of each line that was added since the baseline was committed; undefined where git does not know. */
function linesSinceBaseline(root: string): Set<string> | undefined {
  const commit = git(root, 'log', '-1', '--format=%H', '--', BASELINE).trim();
  if (commit === '') return undefined;
  const lines = new Set<string>();
  let file = '';
  for (const line of git(root, 'diff', '-U0', '--no-color', '--no-ext-diff', commit).split('\n')) {
    const [, added] = /^\+\+\+ b\/(.*)/.exec(line) ?? [];
    const [, start, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (added !== undefined) file = added;
    for (let at = 0; start !== undefined && at < Number(count); at += 1) lines.add(`${file}:${Number(start) + at}`);
  }
  return lines;
}

/** The words of new lines and new files; all of them where no line is new, or git does not know. */
function newWords(root: string, words: FlaggedWord[]): FlaggedWord[] {
  const lines = linesSinceBaseline(root);
  if (!lines) return words;
  const untracked = new Set(git(root, 'ls-files', '--others', '--exclude-standard').split('\n'));
  const added = words.filter(({ path: file, line }) => lines.has(`${file}:${line}`) || untracked.has(file));
  return added.length > 0 ? added : words;
}

/** Folders with more flagged words than the baseline allows, each word with its line, and folders with fewer. */
export function checkFlaggedWords(root: string): string[] {
  const words = readFlaggedWords(root);
  const counts = countsOf(words);
  const baseline = readBaseline(root) ?? {};
  return [...new Set([...Object.keys(baseline), ...Object.keys(counts)])].toSorted().flatMap((folder) => {
    const count = counts[folder] ?? 0;
    const allowed = baseline[folder] ?? 0;
    if (count < allowed) {
      return [`${folder}: has ${count} flagged words, ${BASELINE} says ${allowed}: run \`npm run wording:lower\``];
    }
    if (count === allowed) return [];
    const own = words.filter(({ path: file }) => folderOf(file) === folder);
    return [
      `${folder}: has ${count} flagged words, ${BASELINE} allows ${allowed}`,
      ...newWords(root, own).map(({ path: file, line, word, better }) => `${file}:${line}: "${word}": write ${better}`),
    ];
  });
}

/** Writes the present counts where they are lower than those of the baseline, and never a higher one. */
export function lowerBaseline(root: string): Counts {
  const counts = countsOf(readFlaggedWords(root));
  const baseline = readBaseline(root) ?? counts;
  const lowered = Object.entries(counts)
    .map(([folder, count]): [string, number] => [folder, Math.min(count, baseline[folder] ?? 0)])
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => one.localeCompare(other));
  writeFileSync(path.join(root, BASELINE), `${JSON.stringify(Object.fromEntries(lowered), undefined, 2)}\n`);
  return Object.fromEntries(lowered);
}
