import type { Figures } from './measure';

/** What one address answered at one number of clients, in each round. */
export interface Row {
  name: string;
  clients: number;
  /** One after the other. */
  rounds: Figures[];
}

export const REFERENCE = 'reference';

/** The middle one, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const middle = (inOrder.length - 1) / 2;
  return ((inOrder[Math.floor(middle)] ?? Number.NaN) + (inOrder[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

const medianOf = (rounds: readonly Figures[], figure: 'requestsPerSecond' | 'p95') =>
  median(rounds.map((round) => round[figure]));

const failuresOf = ({ rounds }: Row) => rounds.reduce((sum, { failures }) => sum + failures, 0);

/** Each round against the reference's of the same moment; a round that something else disturbed does not count. */
export function ratio(rows: readonly Row[], { clients, rounds }: Row, figure: 'requestsPerSecond' | 'p95'): number {
  const reference = rows.find((row) => row.name === REFERENCE && row.clients === clients);
  return median(rounds.map((round, at) => round[figure] / (reference?.rounds[at]?.[figure] ?? Number.NaN)));
}

/** A table for the terminal. */
export function tableOf(rows: readonly Row[]): string {
  const header = ['clients', 'call', 'requests/s', 'ratio', 'p95 ms', 'ratio', 'failures'];
  const lines = rows.map((row) => [
    `${row.clients}`,
    row.name,
    medianOf(row.rounds, 'requestsPerSecond').toFixed(0),
    ratio(rows, row, 'requestsPerSecond').toFixed(2),
    medianOf(row.rounds, 'p95').toFixed(1),
    ratio(rows, row, 'p95').toFixed(2),
    `${failuresOf(row)}`,
  ]);
  return aligned([header, ...lines]);
}

/** Lines of cells under each other; the second column is words, the others are numbers. */
export function aligned(lines: readonly string[][]): string {
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const align = (cell: string, at: number) =>
    at === 1 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return lines.map((line) => line.map(align).join('  ')).join('\n');
}

/** Whether a call reaches so much of the reference at every number of clients, with no request failed. */
export function verdict(rows: readonly Row[], call: string, least: number): { passes: boolean; text: string } {
  const failures = rows.reduce((sum, row) => sum + failuresOf(row), 0);
  const ratios = rows.filter(({ name }) => name === call).map((row) => ratio(rows, row, 'requestsPerSecond'));
  const lowest = Math.min(...ratios);
  return {
    passes: lowest >= least && failures === 0,
    text: `The ${call} reaches ${lowest.toFixed(2)} of the reference; ${least} is wanted. ${failures} requests failed.`,
  };
}
