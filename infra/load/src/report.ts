import type { Verdict } from './benchmark';
import type { LoadResult } from './measure-load';

/** What one target answered at one number of clients, in each round. */
export interface Row {
  name: string;
  clients: number;
  rounds: LoadResult[];
  /** The row that it is compared with; none for a reference. */
  reference?: string;
}

/** A reference that differs by so much from round to round says that the machine had other work. */
const MAX_SPREAD = 1.5;

/** The middle value, or the mean of the two in the middle; NaN when one of them is. */
export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** The median of the quotients, round by round: what slows one round of both down does not count. */
export function medianRatio(values: readonly number[], references: readonly number[]): number {
  return median(values.map((value, round) => value / (references[round] ?? Number.NaN)));
}

type Metric = 'requestsPerSecond' | 'p95';

function valuesOf({ rounds }: Pick<Row, 'rounds'>, metric: Metric): number[] {
  return rounds.map((round) => round[metric]);
}

function failuresOf({ rounds }: Row): number {
  return rounds.reduce((sum, { failures }) => sum + failures, 0);
}

/** A row against its reference at the same number of clients. */
export function ratioToReference(rows: readonly Row[], row: Row, metric: Metric): number {
  return medianRatio(valuesOf(row, metric), valuesOf(referenceOf(rows, row), metric));
}

function referenceOf(rows: readonly Row[], row: Row): Pick<Row, 'rounds'> {
  const { reference = row.name } = row;
  return rows.find(({ name, clients }) => name === reference && clients === row.clients) ?? { rounds: [] };
}

function isDisturbed(rows: readonly Row[], row: Row): boolean {
  const values = valuesOf(referenceOf(rows, row), 'requestsPerSecond');
  return Math.max(...values) > MAX_SPREAD * Math.min(...values);
}

export function comparisonTable(rows: readonly Row[]): string {
  const header = ['clients', 'call', 'requests/s', 'ratio', 'p95 ms', 'ratio', 'failures'];
  const lines = rows.map((row) => [
    `${row.clients}`,
    row.name,
    median(valuesOf(row, 'requestsPerSecond')).toFixed(0),
    ratioToReference(rows, row, 'requestsPerSecond').toFixed(2),
    median(valuesOf(row, 'p95')).toFixed(1),
    ratioToReference(rows, row, 'p95').toFixed(2),
    `${failuresOf(row)}`,
  ]);
  return alignColumns([header, ...lines]);
}

/** Lines of cells below each other; the second column is text, the others are numbers. */
export function alignColumns(lines: readonly string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const align = (cell: string, column: number) =>
    column === 1 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(align).join('  ')).join('\n');
}

/**
 * Whether a call reaches its share of the reference at every number of clients, and no request failed. Where the machine
 * was disturbed a share that is too small does not count.
 */
export function verdictOn(rows: readonly Row[], call: string, minRatio: number): Verdict {
  const failures = rows.reduce((sum, row) => sum + failuresOf(row), 0);
  const compared = rows.filter(({ name }) => name === call);
  const lowest = Math.min(...compared.map((row) => ratioToReference(rows, row, 'requestsPerSecond')));
  const disturbed = compared.some((row) => isDisturbed(rows, row));
  const reached = `The ${call} reaches ${lowest.toFixed(2)} of the reference; at least ${minRatio} is wanted.`;
  return {
    passes: (lowest >= minRatio || disturbed) && failures === 0 && compared.length > 0,
    text: `${reached} ${failures} requests failed.${disturbed ? ' The machine was disturbed.' : ''}`,
  };
}
