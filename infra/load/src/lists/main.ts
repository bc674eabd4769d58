import { get } from 'node:http';
import { runBenchmark } from '../benchmark';
import { openStore } from '../benchmark-store';
import { fetchAnswer, measureLoad, type Target } from '../measure-load';
import { startPortal, type PortalOptions } from '../portal';
import { startTokenIssuer } from '../token-issuer';
import type { ListCall } from './list-calls';
import { listTable, listVerdict, type ListRow } from './report';
import { LIST_SUBJECTS, type ListSubject } from './subjects';

/**
 * `npm run bench:lists`: lists among few and among many, through the gateway: those of events, feedback, holders, a
 * club and the endorsement panel, or of those that are named, as in `npm run bench:lists -- holders panel`. BENCH_SECONDS makes rounds
 * longer, which lists that answer slowly need: of few answers the slowest decides.
 */
const CLIENTS = 4;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);

await runBenchmark(async (benchmark) => {
  const subjects = subjectsOf(process.argv.slice(2));
  const tokens = await startTokenIssuer(benchmark);
  const store = await openStore(benchmark);
  const options = { processes: benchmark.processes, store, keySetUrl: tokens.keySetUrl };
  const few = await startFilledPortal(options, subjects, 'few');
  const start = performance.now();
  const many = await startFilledPortal(options, subjects, 'many');
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`Many of ${Object.keys(subjects).join(', ')} written and served after ${seconds} s`);
  const calls = Object.values(subjects).flatMap((subject) => subject.calls(tokens));
  // Fresh processes take some hundred answers to come up to speed.
  for (const call of calls) await measureList(call, { few, many }, 1);
  const rows: ListRow[] = [];
  for (const call of calls) rows.push(await measureList(call, { few, many }, ROUNDS));
  const { passes, text } = listVerdict(rows);
  const heading = `${CLIENTS} clients, ${ROUNDS} x ${SECONDS} s each, in turns`;
  return { passes, text: [heading, listTable(rows), text].join('\n\n') };
});

function subjectsOf(names: readonly string[]): Record<string, ListSubject> {
  const unknown = names.filter((name) => !(name in LIST_SUBJECTS));
  if (unknown.length > 0) throw new Error(`There are lists of ${Object.keys(LIST_SUBJECTS).join(', ')}.`);
  const wanted = Object.entries(LIST_SUBJECTS).filter(([name]) => names.length === 0 || names.includes(name));
  return Object.fromEntries(wanted);
}

async function startFilledPortal(
  options: PortalOptions,
  subjects: Record<string, ListSubject>,
  size: 'few' | 'many',
): Promise<string> {
  const all = Object.values(subjects);
  const suffix = `_${size}`;
  const gateway = await startPortal(
    options,
    all.map(({ service }) => service),
    suffix,
  );
  for (const subject of all) await subject.fill(options.store, suffix, subject[size]);
  return gateway;
}

async function measureList(
  { name, path, fewPath = path, headers = {}, maxRatio }: ListCall,
  gateways: { few: string; many: string },
  rounds: number,
): Promise<ListRow> {
  const targets = { few: { url: gateways.few + fewPath, headers }, many: { url: gateways.many + path, headers } };
  const row: ListRow = {
    name,
    ...(maxRatio !== undefined && { maxRatio }),
    few: [],
    many: [],
    failures: 0,
    ...(await sizeOf(targets.many)),
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const size of ['few', 'many'] as const) {
      const { p95, failures } = await measureLoad(targets[size], CLIENTS, SECONDS);
      row[size].push(p95);
      row.failures += failures;
    }
  }
  return row;
}

async function sizeOf(target: Target): Promise<{ bytes: number; compressed: number }> {
  const plain = await fetchAnswer({ ...target, headers: { ...target.headers, 'accept-encoding': 'identity' } });
  const bytes = (await plain.arrayBuffer()).byteLength;
  return { bytes, compressed: await compressedSizeOf(target) };
}

/** What goes over the wire: fetch shows a body only after it is unpacked. */
function compressedSizeOf({ url, headers }: Target): Promise<number> {
  const asBrowser = { accept: 'application/json', 'accept-encoding': 'br, gzip', ...headers };
  return new Promise((resolve, reject) => {
    get(url, { headers: asBrowser }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
