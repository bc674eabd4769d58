import { readSources, type Source } from '../repository/sources';

const record = /^docs\/adr\/((\d{3})-[^/]+\.md)$/;
const replaced = /^Replaced\b.*$/m;
const link = /\]\((\d{3}-[^)]+\.md)\)/g;
/** A sentence of a later record about an earlier one, such as "This replaces what 009 says of dates". */
const replaces = /\bThis replaces\b[^.]*(?:\.md\)[^.]*)?/g;

const nameOf = ({ path }: Source) => record.exec(path)?.[1] ?? '';
const numberOf = (name: string) => name.slice(0, 3);

/** What is wrong with the line that says by which records this one is replaced. */
function inspectHead(source: Source, names: ReadonlySet<string>): string[] {
  const [line] = replaced.exec(source.text) ?? [];
  if (line === undefined) return [];
  const successors = [...line.matchAll(link)].map(([, name = '']) => name);
  const write = 'write "Replaced by [NNN](NNN-title.md)." below the title, with the record that replaces this one';
  return [
    ...(source.text.split('\n')[2] === line ? [] : [`${source.path}: "${line}" is not below the title: ${write}`]),
    ...(successors.length > 0 ? [] : [`${source.path}: "${line}" links to no record: ${write}`]),
    ...successors
      .filter((name) => !names.has(name) || name <= nameOf(source))
      .map((name) => `${source.path}: ${name} is no later record: ${write}`),
  ];
}

/** Earlier records that do not say that this one replaces something of them. */
function missingHeads(source: Source, records: readonly Source[]): string[] {
  const numbers = [...source.text.matchAll(replaces)].flatMap(([sentence]) =>
    [...sentence.matchAll(/\[?\b(\d{3})\b(?:\]\([^)]*\))?/g)].map(([, number = '']) => number),
  );
  const name = nameOf(source);
  return records
    .filter((earlier) => numbers.includes(numberOf(nameOf(earlier))))
    .filter(({ text }) => !replaced.exec(text)?.[0].includes(`(${name})`))
    .map(
      ({ path }) =>
        `${path}: ${name} replaces some of it: write "Replaced in part by [${numberOf(name)}](${name}): what of it." below the title`,
    );
}

/** Decision records that are replaced without leading to the record that holds now. */
export function checkReplacedRecords(root: string): string[] {
  const records = readSources(root, /\.md$/).filter(({ path }) => record.test(path));
  const names = new Set(records.map(nameOf));
  return records.flatMap((source) => [...inspectHead(source, names), ...missingHeads(source, records)]);
}
