import type { Figures } from './measure';

/** What one address answered at one number of clients, in all rounds. */
export interface Row {
  name: string;
  clients: number;
  figures: Figures;
}

const REFERENCE = 'reference';
export const REFERENCE_ROW = REFERENCE;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One set of figures for several rounds: the mean rate and the mean p95, and every failure. */
export function together(rounds: Figures[]): Figures {
  return {
    requestsPerSecond: mean(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
    p95: mean(rounds.map(({ p95 }) => p95)),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  };
}

/** The row's rate as a part of the reference's at the same number of clients. */
export function rateRatio(rows: Row[], { clients, figures }: Row): number {
  const reference = rows.find((row) => row.name === REFERENCE && row.clients === clients);
  return figures.requestsPerSecond / (reference?.figures.requestsPerSecond ?? Number.NaN);
}

/** A table for the terminal. */
export function tableOf(rows: Row[]): string {
  const header = ['clients', 'call', 'requests/s', 'ratio', 'p95 ms', 'ratio', 'failures'];
  const lines = rows.map((row) => {
    const reference = rows.find(({ name, clients }) => name === REFERENCE && clients === row.clients);
    return [
      `${row.clients}`,
      row.name,
      row.figures.requestsPerSecond.toFixed(0),
      rateRatio(rows, row).toFixed(2),
      row.figures.p95.toFixed(1),
      (row.figures.p95 / (reference?.figures.p95 ?? Number.NaN)).toFixed(2),
      `${row.figures.failures}`,
    ];
  });
  const widths = header.map((_, at) => Math.max(...[header, ...lines].map((line) => line[at]?.length ?? 0)));
  const pad = (line: string[]) =>
    line.map((cell, at) => (at === 1 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)));
  return [header, ...lines].map((line) => pad(line).join('  ')).join('\n');
}
