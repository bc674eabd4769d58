import type { Benchmark, Verdict } from './benchmark';
import type { BenchmarkStore } from './benchmark-store';
import { fetchAnswer, measureLoad, type Target } from './measure-load';
import { comparisonTable, REFERENCE, verdictOn, type Row } from './report';

const ROUNDS = 4;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const CLIENTS = [1, 10, 50];
const WARM_UP_SECONDS = 2;

interface Comparison {
  /** What the calls work on, for the report. */
  subject: string;
  reference: Target;
  targets: Record<string, Target>;
  /** By target: the least share of the reference's requests a second. */
  minRatios: Record<string, number>;
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

/** Measures every target beside the reference, at each number of clients. */
export async function compareWithReference(comparison: Comparison): Promise<Verdict> {
  const { subject, reference, targets, minRatios } = comparison;
  const all = { [REFERENCE]: reference, ...targets };
  await printSizes(all);
  const rows = await measureAll(all);
  const verdicts = Object.entries(minRatios).map(([name, minRatio]) => verdictOn(rows, name, minRatio));
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

async function measureAll(targets: Record<string, Target>): Promise<Row[]> {
  for (const target of Object.values(targets)) await measureLoad(target, 10, WARM_UP_SECONDS);
  const rows: Row[] = [];
  for (const clients of CLIENTS) {
    const turns = Object.entries(targets).map(([name, target]) => ({
      target,
      row: { name, clients, rounds: [] } as Row,
    }));
    // In turns, so that a slow moment of the machine affects all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { target, row } of turns) row.rounds.push(await measureLoad(target, clients, SECONDS));
    }
    rows.push(...turns.map(({ row }) => row));
  }
  return rows;
}
