import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProcesses } from './processes';
import { makeEntry, openClient, signIn, type StreamClient } from './stream-clients';
import { streamVerdict, type StreamRun } from './stream-report';

/** `npm run bench:streams`: a thousand open streams of the feed, through the gateway of a portal in one process. */
const STREAMS = Number(process.env.BENCH_STREAMS ?? 1_000);
const ENTRIES = 5;
const AT_ONCE = 50;
const PATIENCE_MS = 60_000;
/** The front ends may have to be built, and the demo institute is made. */
const BUILT_AND_FILLED_MS = 600_000;

const processes = createProcesses();
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
try {
  const environment = { PORTAL_DATA_DIR: dataDir, OIDC_PORT: '0', MAIL_PORT: '0', LOG_LEVEL: 'error' };
  const portal = await processes.startListening('infra/standalone/src/main.ts', environment, BUILT_AND_FILLED_MS);
  const { passes, text } = streamVerdict(await run(portal, processes.lastPid()));
  console.log(`\n${STREAMS} streams\n\n${text}`);
  if (!passes) process.exitCode = 1;
} finally {
  await processes.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function run(portal: string, pid: number): Promise<StreamRun> {
  const president = await signIn(portal, 'president@example.edu');
  const cookies = [president, await signIn(portal, 'gensec.scitech@example.edu')];
  // What is loaded at the first stream and the first entry is not what a stream costs.
  const [first] = await openAll(portal, [president]);
  await makeEntry(portal, president, 'Bench Warm Up');
  await until(() => first?.arrivals('Bench Warm Up').length === 1, 'the first entry arrives');
  first?.close();
  await sleep(2_000);
  const before = await figures(pid);
  const clients = await openAll(
    portal,
    Array.from({ length: STREAMS }, (_, at) => cookies[at % cookies.length] ?? president),
  );
  const reached: number[] = [];
  for (let entry = 1; entry <= ENTRIES; entry += 1) reached.push(await timeEntry(portal, president, clients, entry));
  const open = await figures(pid);
  const names = reached.map((_, at) => nameOf(at + 1));
  const wrong = clients.filter((client) => names.some((name) => client.arrivals(name).length !== 1)).length;
  for (const client of clients) client.close();
  const after = await settled(pid, before.descriptors);
  const of = (what: keyof Figures) => ({ before: before[what], open: open[what], after: after[what] });
  return { streams: STREAMS, reached, wrong, memory: of('memory'), descriptors: of('descriptors') };
}

function nameOf(entry: number): string {
  return `Bench Entry ${entry} of ${ENTRIES}`;
}

async function timeEntry(portal: string, cookie: string, clients: readonly StreamClient[], entry: number) {
  const name = nameOf(entry);
  const began = await makeEntry(portal, cookie, name);
  await until(() => clients.every((client) => client.arrivals(name).length > 0), `all have ${name}`);
  return Math.max(...clients.map((client) => client.arrivals(name)[0] ?? Infinity)) - began;
}

async function openAll(portal: string, cookies: readonly string[]): Promise<StreamClient[]> {
  const clients: StreamClient[] = [];
  for (let at = 0; at < cookies.length; at += AT_ONCE) {
    const some = cookies.slice(at, at + AT_ONCE).map((cookie) => openClient(`${portal}/api/activities/stream`, cookie));
    clients.push(...(await Promise.all(some)));
  }
  await until(() => clients.every(({ isReady }) => isReady), 'all say where they stand');
  return clients;
}

interface Figures {
  memory: number;
  descriptors: number;
}

/** As the kernel tells it of another process. */
async function figures(pid: number): Promise<Figures> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return { memory: kilobytes / 1024, descriptors: (await readdir(`/proc/${pid}/fd`)).length };
}

/** Closing goes from the clients through the gateway to the service. */
async function settled(pid: number, expected: number): Promise<Figures> {
  for (const end = performance.now() + 10_000; performance.now() < end; await sleep(200)) {
    const now = await figures(pid);
    if (now.descriptors <= expected) return now;
  }
  return figures(pid);
}

async function until(condition: () => boolean, what: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(20)) if (condition()) return;
  throw new Error(`It did not happen: ${what}`);
}
