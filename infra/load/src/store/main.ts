import { randomBytes } from 'node:crypto';
import { runBenchmark, type Benchmark } from '../benchmark';
import { DOCUMENTS, fillDatabase, measureRate, openDatabase, type OpenedDatabase, type Operation } from './operations';
import { storeTable, storeVerdict, type StoreRow } from './report';

/** `npm run bench:store`: the embedded store, beside the engine that MONGO_URL names where there is one. */
const CLIENTS = [1, 10];
const ROUNDS = 5;
const MILLISECONDS = Number(process.env.BENCH_SECONDS ?? 1) * 1_000;
const WARM_UP_MS = 500;
const database = `bench_${randomBytes(4).toString('hex')}`;

await runBenchmark(async ({ processes, dataDir, defer }) => {
  const { store, size } = await fillAndReopen(processes, dataDir);
  const embedded = await openDatabase(store.ready.url, database);
  defer(async () => {
    await embedded.drop();
    await store.close();
  });
  const engineUrl = process.env.MONGO_URL;
  if (engineUrl) await fillDatabase(engineUrl, database);
  const engine = engineUrl ? await openDatabase(engineUrl, database) : undefined;
  if (engine) defer(() => engine.drop());
  const rows = await measureAll(embedded, engine);
  const { passes, text } = storeVerdict(rows, size);
  const heading = `${DOCUMENTS} documents of 1 kB, ${ROUNDS} x ${MILLISECONDS / 1_000} s each, in turns`;
  return { passes, text: [heading, storeTable(rows), text].join('\n\n') };
});

/** Fills a new store and opens it again, to measure its size and how long it takes to open. */
async function fillAndReopen(processes: Benchmark['processes'], dataDir: string) {
  const start = () =>
    processes.start<{ url: string; openingMs: number }>('infra/load/src/store/store-process.ts', [dataDir]);
  const first = await start();
  await fillDatabase(first.ready.url, database);
  const residentAfterLoad = await first.request<number>('resident');
  await first.close();
  const store = await start();
  const residentAfterOpening = await store.request<number>('resident');
  return { store, size: { residentAfterLoad, residentAfterOpening, openingMs: store.ready.openingMs } };
}

async function measureAll(embedded: OpenedDatabase, engine: OpenedDatabase | undefined): Promise<StoreRow[]> {
  const rows: StoreRow[] = [];
  for (const clients of CLIENTS) {
    for (const [index, operation] of embedded.operations.entries()) {
      rows.push(await measureOperation(clients, operation, engine?.operations[index]));
    }
  }
  return rows;
}

/** In short turns, so that a slow moment of the machine affects both. */
async function measureOperation(clients: number, embedded: Operation, engine: Operation | undefined) {
  const row: StoreRow = { name: embedded.name, clients, embedded: [], engine: [] };
  for (const operation of [embedded, engine]) if (operation) await measureRate(operation, clients, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    row.embedded.push(await measureRate(embedded, clients, MILLISECONDS));
    if (engine) row.engine.push(await measureRate(engine, clients, MILLISECONDS));
  }
  return row;
}
