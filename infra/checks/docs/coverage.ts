import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createAssertionFinder } from './assertions';
import { testTitles } from './test-titles';

/** What the specification asks for, and what we promise beside it. */
const DOCUMENTS = ['docs/coverage.md', 'docs/promises.md'];

/** Cells of one table row; a bar inside a cell is written `\|`. */
function cells(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

interface Shown {
  line: number;
  item: string;
  tests: string[];
}

/** Rows of the tables: `| spec item | where | test |`, without heads and rules. */
function rows(text: string): Shown[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!isRow(line) || isRule(line) || isRule(lines[index + 1] ?? '')) return [];
    const [item = '', ...rest] = cells(line);
    const tests = (rest.at(-1) ?? '').split(/<br\s*\/?>/).map((test) => test.trim().replaceAll('`', ''));
    return [{ line: index + 1, item, tests }];
  });
}

const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line);
const isRule = (line: string) => /^\s*\|[\s:|-]+\|\s*$/.test(line);

/** Undefined for a title that the file does not have. */
type FindTest = (place: string, title: string) => { asserts: boolean } | undefined;

function problem(root: string, test: string, find: FindTest): string | undefined {
  if (test === 'not yet') return undefined;
  const [, file, name] = /^(\S+\.(?:test|spec)\.tsx?) > (.+)$/.exec(test) ?? [];
  if (file === undefined || name === undefined) return `"${test}" is neither "not yet" nor "file > test name"`;
  const place = path.join(root, file);
  if (!existsSync(place)) return `${file} does not exist`;
  const found = find(place, name);
  if (!found) return `${file} has no test "${name}"`;
  return found.asserts ? undefined : `"${name}" of ${file} asserts nothing`;
}

function createTestFinder(): FindTest {
  const asserts = createAssertionFinder();
  const known = new Map<string, ReturnType<typeof testTitles>>();
  return (place, title) => {
    const titles = known.get(place) ?? testTitles(place, readFileSync(place, 'utf8'));
    known.set(place, titles);
    const shown = titles.get(title);
    return shown && { asserts: shown.some((each) => each === 'generated' || asserts(place, each)) };
  };
}

/** Rows of both documents that name no test, one that does not exist under its whole title, or one without an assertion. */
export function checkCoverage(root: string): string[] {
  const find = createTestFinder();
  return DOCUMENTS.flatMap((document) => checkDocument(root, document, find));
}

function checkDocument(root: string, document: string, find: FindTest): string[] {
  const place = path.join(root, document);
  if (!existsSync(place)) return [`${document} does not exist`];
  return rows(readFileSync(place, 'utf8')).flatMap(({ line, item, tests }) =>
    tests.flatMap((test) => {
      const found = problem(root, test, find);
      return found === undefined ? [] : [`${document}:${line}: ${item}: ${found}`];
    }),
  );
}
