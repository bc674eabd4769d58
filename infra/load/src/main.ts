import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dropDatabases, type RunStore } from './portal';
import { createProcesses } from './processes';
import { tableOf, verdict } from './report';
import { EVENTS, LIST, measureAll, openStore, ROUNDS, SECONDS, showSizes, startEverything } from './run';

const LEAST_RATIO = 0.4;

const processes = createProcesses();
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
let store: RunStore | undefined;
try {
  store = await openStore(processes, dataDir);
  const addresses = await startEverything(processes, store);
  await showSizes(addresses);
  const rows = await measureAll(addresses);
  const { passes, text } = verdict(rows, LIST, LEAST_RATIO);
  console.log(`\n${EVENTS} events, one store, ${ROUNDS} x ${SECONDS} s each, in turns\n\n${tableOf(rows)}\n\n${text}`);
  if (!passes) process.exitCode = 1;
} finally {
  if (store) await dropDatabases(store);
  await processes.stop();
  await rm(dataDir, { recursive: true, force: true });
}
