import type { Verdict } from '../benchmark';
import { alignColumns, median, medianRatio } from '../report';

/** One list among few documents and among many, round by round. */
export interface ListRow {
  name: string;
  /** Milliseconds within which 95 of 100 answers came. */
  few: number[];
  many: number[];
  /** Of the answer among many, plain and as a browser gets it. */
  bytes: number;
  compressed: number;
  failures: number;
  /** How many times as long it may take among many. */
  maxRatio?: number;
}

const MAX_RATIO = 2;

const ratioOf = ({ few, many }: ListRow) => medianRatio(many, few);
const allowedOf = ({ maxRatio = MAX_RATIO }: ListRow) => maxRatio;
const MAX_BYTES = 60_000;

export function listTable(rows: readonly ListRow[]): string {
  const header = ['', 'list', 'p95 ms of few', 'of many', 'ratio', 'bytes', 'compressed', 'failures'];
  const lines = rows.map((row) => [
    '',
    row.name,
    median(row.few).toFixed(1),
    median(row.many).toFixed(1),
    `${ratioOf(row).toFixed(2)} of ${allowedOf(row)}`,
    `${row.bytes}`,
    `${row.compressed}`,
    `${row.failures}`,
  ]);
  return alignColumns([header, ...lines]);
}

export function listVerdict(rows: readonly ListRow[]): Verdict {
  const worst = Math.max(...rows.map(ratioOf));
  const slow = rows.filter((row) => !(ratioOf(row) <= allowedOf(row))).map(({ name }) => name);
  const largest = Math.max(...rows.map(({ bytes }) => bytes));
  const largestCompressed = Math.max(...rows.map(({ compressed }) => compressed));
  const failures = rows.reduce((sum, row) => sum + row.failures, 0);
  return {
    passes: slow.length === 0 && largest <= MAX_BYTES && failures === 0,
    text:
      `The slowest list takes ${worst.toFixed(2)} times as long among many; too slow are: ${slow.join('; ') || 'none'}. The largest answer ` +
      `has ${largest} bytes, ${largestCompressed} as a browser gets it; ${MAX_BYTES} are allowed. ${failures} requests failed.`,
  };
}
