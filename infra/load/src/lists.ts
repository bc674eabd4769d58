import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { listTable, listVerdict, type ListRow } from './list-report';
import { databaseOf, feedbackCalls, feedbackOf, listCalls, startLists, type ListCall } from './list-scale';
import { measure } from './measure';
import { createProcesses } from './processes';
import { startSigning } from './signing';

/** `npm run bench:lists`: the lists of events and of feedback among a thousand and among a hundred thousand, through the gateway. */
const FEW = 1_000;
const MANY = Number(process.env.BENCH_EVENTS ?? 100_000);
const CLIENTS = 4;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
/** How the names of those lists begin that are measured; all when nothing is said: `npm run bench:lists -- feedback`. */
const [ONLY = ''] = process.argv.slice(2);

const processes = createProcesses();
const signing = await startSigning();
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
const prefix = `bench_${randomBytes(4).toString('hex')}_`;
const given = process.env.MONGO_URL;
console.log(given ? 'Store: the one MONGO_URL names' : 'Store: embedded, in a process of its own');
const url = given ?? (await processes.start('infra/standalone/src/store-process.ts', [dataDir]));
try {
  const place = { url, prefix, keySetUrl: signing.keySetUrl };
  const few = await startLists(processes, place, FEW);
  const start = performance.now();
  const many = await startLists(processes, place, MANY);
  console.log(
    `${MANY} events and as much feedback written and served after ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
  const calls = [...feedbackCalls(signing), ...listCalls(signing)].filter(({ name }) => name.startsWith(ONLY));
  // Fresh processes take some hundred answers to come up to speed.
  for (const call of calls) await measureList(call, { few, many }, 1);
  const rows: ListRow[] = [];
  for (const call of calls) rows.push(await measureList(call, { few, many }));
  const { passes, text } = listVerdict(rows);
  console.log(
    `\n${CLIENTS} clients, ${ROUNDS} x ${SECONDS} s each, in turns\n\n${listTable(rows, FEW, MANY)}\n\n${text}`,
  );
  if (!passes) process.exitCode = 1;
} finally {
  signing.stop();
  const connection = await mongoose.createConnection(url).asPromise();
  const databases = [FEW, MANY].flatMap((count) => [databaseOf(prefix, count), feedbackOf(prefix, count)]);
  for (const name of [...databases, `${prefix}auth`]) {
    await connection.useDb(name).dropDatabase();
  }
  await connection.close();
  await processes.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measureList(
  { name, path: at, cookie }: ListCall,
  on: { few: string; many: string },
  rounds = ROUNDS,
): Promise<ListRow> {
  const asked = (gateway: string) => ({ url: `${gateway}${at}`, headers: { ...(cookie !== undefined && { cookie }) } });
  const row: ListRow = { name, few: [], many: [], failures: 0, ...(await sizeOf(`${on.many}${at}`, cookie)) };
  for (let round = 0; round < rounds; round += 1) {
    for (const size of ['few', 'many'] as const) {
      const { p95, failures } = await measure(asked(on[size]), CLIENTS, SECONDS);
      row[size].push(p95);
      row.failures += failures;
    }
  }
  return row;
}

/** Also makes sure that what is measured is the answer and not a refusal. */
async function sizeOf(address: string, cookie: string | undefined): Promise<{ bytes: number; compressed: number }> {
  const headers = { accept: 'application/json', ...(cookie !== undefined && { cookie }) };
  const plain = await fetch(address, { headers: { ...headers, 'accept-encoding': 'identity' } });
  const bytes = (await plain.arrayBuffer()).byteLength;
  if (!plain.ok) throw new Error(`${address} answered ${plain.status}`);
  return { bytes, compressed: await transferred(address, headers) };
}

/** What goes over the wire: fetch shows a body only after it is unpacked. */
function transferred(address: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { ...headers, 'accept-encoding': 'br, gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
