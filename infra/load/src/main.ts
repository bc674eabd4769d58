import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measure } from './measure';
import { dropDatabases, fillEvents, startPortal, type RunStore } from './portal';
import { createProcesses, type Processes } from './processes';
import { failuresOf, ratio, REFERENCE, tableOf, type Row } from './report';

const EVENTS = 2_000;
const CLIENTS = [1, 10, 50];
const ROUNDS = 4;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const WARM_UP_SECONDS = 2;
const LIST = 'events list';
const LEAST_RATIO = 0.4;

const processes = createProcesses();
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
let store: RunStore | undefined;
try {
  store = await openStore(processes);
  const addresses = await startEverything(processes, store);
  await showSizes(addresses);
  const rows = await measureAll(addresses);
  console.log(`\n${EVENTS} events, one store, ${ROUNDS} x ${SECONDS} s each, in turns\n\n${tableOf(rows)}\n`);
  judge(rows);
} finally {
  if (store) await dropDatabases(store);
  await processes.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function openStore({ start }: Processes): Promise<RunStore> {
  const prefix = `bench_${randomBytes(4).toString('hex')}_`;
  const given = process.env.MONGO_URL;
  console.log(given ? 'Store: the one MONGO_URL names' : 'Store: embedded, in a process of its own');
  return { prefix, url: given ?? (await start('infra/standalone/src/process-store.ts', [dataDir])) };
}

async function startEverything(running: Processes, on: RunStore): Promise<Map<string, string>> {
  const reference = await running.start('infra/load/src/reference.ts', [on.url, `${on.prefix}reference`, `${EVENTS}`]);
  const gateway = await startPortal(running, on);
  const id = await fillEvents(on, EVENTS);
  return new Map([
    [REFERENCE, `${reference}/events`],
    [LIST, `${gateway}/api/events/by-role/STUDENT`],
    ['event detail', `${gateway}/api/events/${id}`],
  ]);
}

/** Also makes sure that what is measured is the answer and not a refusal. */
async function showSizes(addresses: Map<string, string>): Promise<void> {
  for (const [name, url] of addresses) {
    const answer = await fetch(url, { headers: { accept: 'application/json' } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${text}`);
    const body = JSON.parse(text) as unknown;
    console.log(`${name}: ${Array.isArray(body) ? `${body.length} events, ` : ''}${text.length} bytes`);
  }
}

async function measureAll(addresses: Map<string, string>): Promise<Row[]> {
  for (const url of addresses.values()) await measure(url, 10, WARM_UP_SECONDS);
  const rows: Row[] = [];
  for (const clients of CLIENTS) {
    const turns = [...addresses].map(([name, url]) => ({ url, row: { name, clients, rounds: [] } as Row }));
    // In turns, so that a slow moment of the machine meets all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { url, row } of turns) row.rounds.push(await measure(url, clients, SECONDS));
    }
    rows.push(...turns.map(({ row }) => row));
  }
  return rows;
}

function judge(rows: Row[]): void {
  const failures = rows.reduce((sum, row) => sum + failuresOf(row), 0);
  const lists = rows.filter(({ name }) => name === LIST);
  const lowest = Math.min(...lists.map((row) => ratio(rows, row, 'requestsPerSecond')));
  const passes = lowest >= LEAST_RATIO && failures === 0;
  console.log(
    `The events list reaches ${lowest.toFixed(2)} of the reference or more; at least ${LEAST_RATIO} is wanted.`,
  );
  if (failures > 0) console.log(`${failures} requests failed.`);
  if (!passes) process.exitCode = 1;
}
