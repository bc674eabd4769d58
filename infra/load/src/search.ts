import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Target } from './measure';
import { createOfficer } from './officer';
import { dropDatabases, startPortal, type RunStore } from './portal';
import { createProcesses } from './processes';
import { REFERENCE, tableOf, verdict } from './report';
import { measureAll, openStore, ROUNDS, SECONDS, showSizes } from './run';
import { fillSearch } from './sample-search';

/** `npm run bench:search`: the search of the whole portal among so many entries, through the gateway. */
const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 20_000);
/** Of the reference's requests a second. */
const LEAST = 0.33;
/** Begins titles of events, names of people and names of units, more than five of each. */
const COMMON = 'mar';
/** Begins one event's. */
const RARE = '7003';

const processes = createProcesses();
const officer = await createOfficer();
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
let store: RunStore | undefined;
try {
  store = await openStore(processes, dataDir);
  const reference = await processes.start('infra/load/src/search-reference.ts', [
    store.url,
    `${store.prefix}reference`,
    `${ENTRIES}`,
  ]);
  const gateway = await startPortal(processes, store, officer, ['auth', 'activity']);
  await fillSearch(store.url, `${store.prefix}activity`, ENTRIES);
  const { headers } = officer;
  const calls = new Map<string, Target>([
    ['search of the president', { url: `${gateway}/api/search?q=${COMMON}`, headers }],
    ['search of a visitor', { url: `${gateway}/api/search?q=${COMMON}` }],
    ['search of a visitor, one hit', { url: `${gateway}/api/search?q=${RARE}` }],
  ]);
  const addresses = new Map([[REFERENCE, { url: `${reference}/search?q=${COMMON}&limit=15` }], ...calls]);
  await showSizes(addresses);
  const rows = await measureAll(addresses);
  const verdicts = [...calls.keys()].map((call) => verdict(rows, call, LEAST));
  const said = verdicts.map(({ text }) => text).join('\n');
  console.log(
    `\n${ENTRIES} entries, one store, ${ROUNDS} x ${SECONDS} s each, in turns\n\n${tableOf(rows)}\n\n${said}`,
  );
  if (verdicts.some(({ passes }) => !passes)) process.exitCode = 1;
} finally {
  officer.stop();
  if (store) await dropDatabases(store);
  await processes.stop();
  await rm(dataDir, { recursive: true, force: true });
}
