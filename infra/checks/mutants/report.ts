import path from 'node:path';
import type { Fault } from './measure-area';

/** What came of the faults in one file. */
export interface FileResult {
  file: string;
  faults: readonly Fault[];
  measured: Date;
}

const SCORES = '| file | faults | found | of these hung | missed | not reached | score | measured |';
const SCORES_RULE = '|---|---|---|---|---|---|---|---|';
const MISSED = '| line | change | judgement |';
const MISSED_RULE = '|---|---|---|';

/** The report with new figures of one file. Judgements of changes that are still missed stay. */
export function withFile(report: string, { file, faults, measured }: FileResult): string {
  const [intro = '', ...sections] = report.split(/^(?=## )/m);
  const section = (title: string) => sections.find((candidate) => titleOf(candidate) === title) ?? '';
  const others = sections.filter((candidate) => ![file, 'Scores'].includes(titleOf(candidate) ?? ''));
  const scores = rowsOf(section('Scores')).filter((row) => row.startsWith('| ') && row !== SCORES);
  const newScores = [...scores.filter((row) => !row.startsWith(`| ${file} |`)), scoreRow(file, faults, measured)];
  const judgements = judgementsOf(section(file));
  const missed = faults
    .filter(({ outcome }) => outcome === 'missed' || outcome === 'unreached')
    .map((fault) => `| ${fault.line} | \`${cell(fault.change)}\` | ${judgements.get(cell(fault.change)) ?? ''} |`);
  const own = missed.length > 0 ? [`## ${file}\n\n${[MISSED, MISSED_RULE, ...missed].join('\n')}`] : [];
  const table = `## Scores\n\n${[SCORES, SCORES_RULE, ...newScores.sort()].join('\n')}`;
  return `${[intro, table, ...[...others, ...own].sort()].map((part) => part.trim()).join('\n\n')}\n`;
}

const UNMEASURED = 'Not measured';

/** The report with the list of the files, of all in which faults are planted, that have no figures yet. */
export function withUnmeasured(report: string, files: readonly string[]): string {
  const [intro = '', ...sections] = report.split(/^(?=## )/m);
  const scores = sections.find((candidate) => titleOf(candidate) === 'Scores') ?? '';
  const others = sections.filter((candidate) => !['Scores', UNMEASURED].includes(titleOf(candidate) ?? ''));
  const unmeasured = files.filter((file) => !scores.includes(`| ${file} |`)).toSorted();
  const rows = [...new Set(unmeasured.map((file) => path.posix.dirname(file)))].map((folder) => {
    const own = unmeasured.filter((file) => path.posix.dirname(file) === folder);
    return `| ${folder} | ${own.map((file) => path.posix.basename(file)).join(', ')} |`;
  });
  const text = `${unmeasured.length} of ${files.length} files have no figures yet.`;
  const list = `## ${UNMEASURED}\n\n${[`${text}\n`, '| folder | files |', '|---|---|', ...rows].join('\n')}`;
  const parts = [intro, scores, ...(unmeasured.length > 0 ? [list] : []), ...others];
  return `${parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

const titleOf = (section: string) => /^## (.+)$/m.exec(section)?.[1];

const rowsOf = (section: string) => section.split('\n').filter((line) => line.startsWith('|'));

function scoreRow(file: string, faults: readonly Fault[], measured: Date): string {
  const count = (...outcomes: Fault['outcome'][]) => faults.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const found = count('found', 'hung');
  const score = faults.length === 0 ? 100 : (found / faults.length) * 100;
  const cells = [faults.length, found, count('hung'), count('missed'), count('unreached'), `${score.toFixed(1)} %`];
  return `| ${[file, ...cells, measured.toISOString().slice(0, 10)].join(' | ')} |`;
}

/** Code as a cell of a table. */
const cell = (code: string) => code.replaceAll('|', '\\|').replaceAll('`', "'");

/** By the change and not by the line, so that a judgement outlives edits elsewhere in the file. */
function judgementsOf(section: string): Map<string, string> {
  const rows = rowsOf(section).map((row) => /^\| \d+ \| `(.*)` \| ?(.*) \|$/.exec(row));
  return new Map(rows.flatMap((row) => (row ? [[row[1] ?? '', row[2]?.trim() ?? '']] : [])));
}
