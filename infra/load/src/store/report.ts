import { aligned, median } from '../report';

/** One kind of operation at one number of clients: operations a second in each round, in turns. */
export interface StoreRow {
  name: string;
  clients: number;
  embedded: number[];
  /** Empty when there is no engine to compare with. */
  engine: number[];
}

/** Each round against the engine's of the same moment; a round that something else disturbed does not count. */
export function ratioOf({ embedded, engine }: StoreRow): number | undefined {
  return engine.length === 0 ? undefined : median(embedded.map((rate, n) => rate / (engine[n] ?? Number.NaN)));
}

/** A table for the terminal. */
export function tableOf(rows: readonly StoreRow[]): string {
  const shown = (rates: number[]) => (rates.length === 0 ? '-' : median(rates).toFixed(0));
  return aligned([
    ['clients', 'operation', 'embedded/s', 'engine/s', 'ratio'],
    ...rows.map((row) => [
      `${row.clients}`,
      row.name,
      shown(row.embedded),
      shown(row.engine),
      ratioOf(row)?.toFixed(2) ?? '-',
    ]),
  ]);
}

/** What the store must keep to with 50,000 documents of 1 kB. */
export interface Size {
  residentAfterLoad: number;
  residentAfterOpening: number;
  openedIn: number;
}

const LEAST_RATIO = 1;
const MOST_BYTES = 300e6;
const MOST_OPENING_MS = 3_000;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Whether the store is as quick as the engine, small enough and soon open. */
export function verdictOf(rows: readonly StoreRow[], size: Size): { passes: boolean; text: string } {
  const slower = rows.filter((row) => (ratioOf(row) ?? LEAST_RATIO) < LEAST_RATIO);
  const resident = Math.max(size.residentAfterLoad, size.residentAfterOpening);
  return {
    passes: slower.length === 0 && resident < MOST_BYTES && size.openedIn < MOST_OPENING_MS,
    text: [
      `Resident: ${megabytes(size.residentAfterLoad)} after loading, ${megabytes(size.residentAfterOpening)} after opening (under ${megabytes(MOST_BYTES)}).`,
      `Open in ${(size.openedIn / 1_000).toFixed(2)} s (under ${MOST_OPENING_MS / 1_000} s).`,
      slower.length === 0
        ? 'Nothing is slower than on the engine.'
        : `Slower than on the engine: ${slower.map(({ name, clients }) => `${name} (${clients})`).join(', ')}.`,
    ].join('\n'),
  };
}
