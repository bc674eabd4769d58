import { get } from 'node:http';
import { runBenchmark } from '../benchmark';
import { insertDocuments, openStore } from '../benchmark-store';
import { fetchAnswer, measureLoad, type Target } from '../measure-load';
import { startPortal, type PortalOptions } from '../portal';
import { startTokenIssuer } from '../token-issuer';
import { eventListCalls, feedbackListCalls, holderListCalls, type ListCall } from './list-calls';
import { listTable, listVerdict, type ListRow } from './report';
import { storedEventOf } from './stored-events';
import { storedFeedbackOf } from './stored-feedback';
import { storedHolderOf } from './stored-holders';

/** `npm run bench:lists`: the lists of events, feedback and holders among few and among many, through the gateway. */
const FEW = 1_000;
const MANY = Number(process.env.BENCH_EVENTS ?? 100_000);
/** Ten tenures of a large campus. */
const MANY_HOLDERS = Math.min(MANY, 10_000);
const CLIENTS = 4;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
/** Measures only lists whose names start with this: `npm run bench:lists -- feedback`. */
const [NAME_PREFIX = ''] = process.argv.slice(2);

await runBenchmark(async (benchmark) => {
  const tokens = await startTokenIssuer(benchmark);
  const store = await openStore(benchmark);
  const options = { processes: benchmark.processes, store, keySetUrl: tokens.keySetUrl };
  const few = await startFilledPortal(options, { count: FEW, holders: FEW });
  const start = performance.now();
  const many = await startFilledPortal(options, { count: MANY, holders: MANY_HOLDERS });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${MANY} events, as much feedback and ${MANY_HOLDERS} holders written and served after ${seconds} s`);
  const calls = [
    ...feedbackListCalls(tokens),
    ...eventListCalls(tokens),
    ...holderListCalls(tokens, { few: FEW, many: MANY_HOLDERS }),
  ].filter(({ name }) => name.startsWith(NAME_PREFIX));
  // Fresh processes take some hundred answers to come up to speed.
  for (const call of calls) await measureList(call, { few, many }, 1);
  const rows: ListRow[] = [];
  for (const call of calls) rows.push(await measureList(call, { few, many }, ROUNDS));
  const { passes, text } = listVerdict(rows);
  const heading = `${CLIENTS} clients, ${ROUNDS} x ${SECONDS} s each, in turns`;
  return { passes, text: [heading, listTable(rows, FEW, MANY), text].join('\n\n') };
});

async function startFilledPortal(
  options: PortalOptions,
  { count, holders }: { count: number; holders: number },
): Promise<string> {
  const { url, prefix } = options.store;
  const gateway = await startPortal(options, ['events', 'feedback', 'org'], `_${count}`);
  const events = { url, database: `${prefix}events_${count}`, collection: 'events' };
  await insertDocuments(events, count, (number) => storedEventOf(number, count));
  const feedback = { url, database: `${prefix}feedback_${count}`, collection: 'feedback' };
  await insertDocuments(feedback, count, (number) => storedFeedbackOf(number, count));
  const org = { url, database: `${prefix}org_${count}`, collection: 'holders' };
  await insertDocuments(org, holders, (number) => storedHolderOf(number, holders));
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
