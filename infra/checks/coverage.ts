import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const table = 'docs/coverage.md';

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

function problem(root: string, test: string): string | undefined {
  if (test === 'not yet') return undefined;
  const [, file, name] = /^(\S+\.(?:test|spec)\.tsx?) > (.+)$/.exec(test) ?? [];
  if (file === undefined || name === undefined) return `"${test}" is neither "not yet" nor "file > test name"`;
  const place = path.join(root, file);
  if (!existsSync(place)) return `${file} does not exist`;
  // Quotes inside a name are escaped in the source.
  const source = readFileSync(place, 'utf8').replaceAll(/\\(['"`])/g, '$1');
  return source.includes(name) ? undefined : `${file} has no test "${name}"`;
}

/** Rows of docs/coverage.md whose test does not exist, or that name none. */
export function checkCoverage(root: string): string[] {
  const place = path.join(root, table);
  if (!existsSync(place)) return [`${table} does not exist`];
  return rows(readFileSync(place, 'utf8')).flatMap(({ line, item, tests }) =>
    tests.flatMap((test) => {
      const found = problem(root, test);
      return found === undefined ? [] : [`${table}:${line}: ${item}: ${found}`];
    }),
  );
}
