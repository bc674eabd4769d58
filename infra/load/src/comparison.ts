import type { Benchmark, Verdict } from './benchmark';
import type { BenchmarkStore } from './benchmark-store';
import { fetchAnswer, measureLoad, type Target } from './measure-load';
import { comparisonTable, verdictOn, type Row } from './report';

const ROUNDS = 4;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const CLIENTS = (process.env.BENCH_CLIENTS ?? '1,10,50').split(',').map(Number);
const WARM_UP_SECONDS = 2;

/** A call, and what it is compared with. */
export interface Compared extends Target {
  reference: string;
  /** The least share of the reference's requests a second; none for a call that is only shown. */
  minRatio?: number;
}

interface Comparison {
  /** What the calls work on, for the report. */
  subject: string;
  references: Record<string, Target>;
  targets: Record<string, Compared>;
}

/** Starts a reference, which fills a database of its own with `count` documents; gives its URL. */
export async function startReference(
  { processes }: Pick<Benchmark, 'processes'>,
  { url, prefix }: BenchmarkStore,
  file: string,
  count: number,
): Promise<string> {
  return (await processes.start(file, [url, `${prefix}reference`, `${count}`])).ready;
}

/** Measures every target beside the references, at each number of clients. */
export async function compareWithReference(comparison: Comparison): Promise<Verdict> {
  const { subject, references, targets } = comparison;
  const all = { ...references, ...targets };
  await printSizes(all);
  const rows = await measureAll(all);
  const verdicts = Object.entries(targets).flatMap(([name, { minRatio }]) =>
    minRatio === undefined ? [] : [verdictOn(rows, name, minRatio)],
  );
  const heading = `${subject}, one store, ${ROUNDS} x ${SECONDS} s each, in turns`;
  return {
    passes: verdicts.every(({ passes }) => passes),
    text: [heading, comparisonTable(rows), verdicts.map(({ text }) => text).join('\n')].join('\n\n'),
  };
}

async function printSizes(targets: Record<string, Target>): Promise<void> {
  for (const [name, target] of Object.entries(targets)) {
    const text = await (await fetchAnswer(target)).text();
    const body = JSON.parse(text) as unknown;
    console.log(`${name}: ${Array.isArray(body) ? `${body.length} items, ` : ''}${text.length} bytes`);
  }
}

async function measureAll(targets: Record<string, Target & Partial<Compared>>): Promise<Row[]> {
  for (const target of Object.values(targets)) await measureLoad(target, 10, WARM_UP_SECONDS);
  const rows: Row[] = [];
  for (const clients of CLIENTS) {
    const turns = Object.entries(targets).map(([name, target]) => ({
      target,
      row: { name, clients, rounds: [], ...(target.reference && { reference: target.reference }) } as Row,
    }));
    // In turns, so that a slow moment of the machine affects all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { target, row } of turns) row.rounds.push(await measureLoad(target, clients, SECONDS));
    }
    rows.push(...turns.map(({ row }) => row));
  }
  return rows;
}
