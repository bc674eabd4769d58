/** `npm run bench:store`: the embedded store, beside the engine that MONGO_URL names where there is one. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from './embedded';
import { tableOf, verdictOf, type StoreRow } from './report';
import { DOCUMENTS, fill, openWorkplace, rateOf, type Work, type Workplace } from './workload';

const CLIENTS = [1, 10];
const ROUNDS = 5;
const MILLISECONDS = Number(process.env.BENCH_SECONDS ?? 1) * 1_000;
const WARM_UP_MS = 500;
const engineUrl = process.env.MONGO_URL;
const database = `bench_${randomBytes(4).toString('hex')}`;

/** In short turns, so that a slow moment of the machine meets both. */
async function measure(name: string, clients: number, [embedded, engine]: [Work, Work | undefined]): Promise<StoreRow> {
  const row: StoreRow = { name, clients, embedded: [], engine: [] };
  for (const work of [embedded, engine]) if (work) await rateOf(work, clients, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    row.embedded.push(await rateOf(embedded, clients, MILLISECONDS));
    if (engine) row.engine.push(await rateOf(engine, clients, MILLISECONDS));
  }
  return row;
}

async function measureAll(embedded: Workplace, engine: Workplace | undefined): Promise<StoreRow[]> {
  const rows: StoreRow[] = [];
  for (const clients of CLIENTS) {
    for (const [n, work] of embedded.works.entries()) {
      rows.push(await measure(work.name, clients, [work, engine?.works[n]]));
    }
  }
  return rows;
}

/** Fills a new store and opens it again: what it takes to hold the documents, and to come back to them. */
async function fillAndReopen(dataDir: string) {
  const first = await startEmbedded(dataDir);
  await fill(first.url, database);
  const residentAfterLoad = await first.resident();
  await first.close();
  const store = await startEmbedded(dataDir);
  return { store, size: { residentAfterLoad, residentAfterOpening: await store.resident(), openedIn: store.openedIn } };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-store-'));
const closing: (() => Promise<void>)[] = [() => rm(dataDir, { recursive: true, force: true })];
try {
  const { store, size } = await fillAndReopen(dataDir);
  closing.push(() => store.close());
  const embedded = await openWorkplace(store.url, database);
  closing.push(() => embedded.close());
  const engine = engineUrl ? await openEngine(engineUrl) : undefined;
  if (engine) closing.push(() => engine.close());
  const rows = await measureAll(embedded, engine);
  const { passes, text } = verdictOf(rows, size);
  console.log(`${DOCUMENTS} documents of 1 kB, ${ROUNDS} x ${MILLISECONDS / 1_000} s each, in turns\n`);
  console.log(`${tableOf(rows)}\n\n${text}`);
  if (!passes) process.exitCode = 1;
} finally {
  for (const close of closing.toReversed()) await close();
}

async function openEngine(url: string): Promise<Workplace> {
  await fill(url, database);
  return openWorkplace(url, database);
}
