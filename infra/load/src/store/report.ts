import type { Verdict } from '../benchmark';
import { alignColumns, median, medianRatio } from '../report';

/** One kind of operation at one number of clients: operations a second in each round, in turns. */
export interface StoreRow {
  name: string;
  clients: number;
  embedded: number[];
  /** Empty when there is no engine to compare with. */
  engine: number[];
}

/** Bytes and milliseconds that the store takes for all documents. */
export interface StoreSize {
  residentAfterLoad: number;
  residentAfterOpening: number;
  openingMs: number;
}

const MIN_RATIO = 1;
const MAX_RESIDENT_BYTES = 300e6;
const MAX_OPENING_MS = 3_000;

/** Against the engine, round by round; undefined without an engine. */
export function ratioOf({ embedded, engine }: StoreRow): number | undefined {
  return engine.length === 0 ? undefined : medianRatio(embedded, engine);
}

export function storeTable(rows: readonly StoreRow[]): string {
  const rateText = (rates: number[]) => (rates.length === 0 ? '-' : median(rates).toFixed(0));
  return alignColumns([
    ['clients', 'operation', 'embedded/s', 'engine/s', 'ratio'],
    ...rows.map((row) => [
      `${row.clients}`,
      row.name,
      rateText(row.embedded),
      rateText(row.engine),
      ratioOf(row)?.toFixed(2) ?? '-',
    ]),
  ]);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

/** Whether the store is at least as fast as the engine, small enough, and opens soon enough. */
export function storeVerdict(rows: readonly StoreRow[], size: StoreSize): Verdict {
  const slower = rows.filter((row) => (ratioOf(row) ?? MIN_RATIO) < MIN_RATIO);
  const resident = Math.max(size.residentAfterLoad, size.residentAfterOpening);
  return {
    passes: slower.length === 0 && resident < MAX_RESIDENT_BYTES && size.openingMs < MAX_OPENING_MS,
    text: [
      `Resident: ${megabytes(size.residentAfterLoad)} after loading, ${megabytes(size.residentAfterOpening)} after opening (under ${megabytes(MAX_RESIDENT_BYTES)}).`,
      `Open in ${(size.openingMs / 1_000).toFixed(2)} s (under ${MAX_OPENING_MS / 1_000} s).`,
      slower.length === 0
        ? 'Nothing is slower than on the engine.'
        : `Slower than on the engine: ${slower.map(({ name, clients }) => `${name} (${clients})`).join(', ')}.`,
    ].join('\n'),
  };
}
