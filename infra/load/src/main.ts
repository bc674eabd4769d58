import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOfficer } from './officer';
import { dropDatabases, type RunStore } from './portal';
import { createProcesses } from './processes';
import { tableOf, verdict } from './report';
import { AVAILABILITY, EVENTS, LIST, measureAll, openStore, ROUNDS, SECONDS, showSizes, startEverything } from './run';

/** Of the reference's requests a second. */
const LEAST = { [LIST]: 0.4, [AVAILABILITY]: 0.33 };

const processes = createProcesses();
const officer = await createOfficer();
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
let store: RunStore | undefined;
try {
  store = await openStore(processes, dataDir);
  const addresses = await startEverything(processes, store, officer);
  await showSizes(addresses);
  const rows = await measureAll(addresses);
  const verdicts = Object.entries(LEAST).map(([call, least]) => verdict(rows, call, least));
  const said = verdicts.map(({ text }) => text).join('\n');
  console.log(`\n${EVENTS} events, one store, ${ROUNDS} x ${SECONDS} s each, in turns\n\n${tableOf(rows)}\n\n${said}`);
  if (verdicts.some(({ passes }) => !passes)) process.exitCode = 1;
} finally {
  officer.stop();
  if (store) await dropDatabases(store);
  await processes.stop();
  await rm(dataDir, { recursive: true, force: true });
}
