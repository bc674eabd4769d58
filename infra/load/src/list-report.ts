import { aligned, median } from './report';

/** One list among few events and among many, round by round. */
export interface ListRow {
  name: string;
  /** Milliseconds within which 95 of 100 answers came. */
  few: number[];
  many: number[];
  /** Of the answer among many: as it is, and as a browser gets it. */
  bytes: number;
  compressed: number;
  failures: number;
}

const MOST_RATIO = 2;
const MOST_BYTES = 60_000;

/** The two of a round were measured one after the other, so that what disturbed one disturbed both. */
function ratioOf({ few, many }: ListRow): number {
  const ratios = many.map((p95, round) => p95 / (few[round] ?? Number.NaN));
  return ratios.some(Number.isNaN) ? Number.NaN : median(ratios);
}

export function listTable(rows: readonly ListRow[], few: number, many: number): string {
  const header = ['', 'list', `p95 ms of ${few}`, `of ${many}`, 'ratio', 'bytes', 'compressed', 'failures'];
  const lines = rows.map((row) => [
    '',
    row.name,
    median(row.few).toFixed(1),
    median(row.many).toFixed(1),
    ratioOf(row).toFixed(2),
    `${row.bytes}`,
    `${row.compressed}`,
    `${row.failures}`,
  ]);
  return aligned([header, ...lines]);
}

export function listVerdict(rows: readonly ListRow[]): { passes: boolean; text: string } {
  const worst = Math.max(...rows.map(ratioOf));
  const [largest, largestCompressed] = [
    Math.max(...rows.map(({ bytes }) => bytes)),
    Math.max(...rows.map(({ compressed }) => compressed)),
  ];
  const failures = rows.reduce((sum, row) => sum + row.failures, 0);
  return {
    passes: worst <= MOST_RATIO && largest <= MOST_BYTES && failures === 0,
    text:
      `The slowest list takes ${worst.toFixed(2)} times as long among many; ${MOST_RATIO} is allowed. The largest answer ` +
      `has ${largest} bytes, ${largestCompressed} as a browser gets it; ${MOST_BYTES} are allowed. ${failures} requests failed.`,
  };
}
