import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { runBenchmark } from '../benchmark';
import { createUnit, openStream, signIn, type StreamClient } from './portal-client';
import { streamVerdict, type StreamRun } from './report';

/** `npm run bench:streams`: a thousand open streams of the feed, through the gateway of a portal in one process. */
const STREAMS = Number(process.env.BENCH_STREAMS ?? 1_000);
/** As many as the gateway lets a session have. */
const STREAMS_PER_SESSION = 10;
const ENTRIES = 5;
const BATCH_SIZE = 50;
const DELIVERY_LIMIT_MS = 60_000;
const CLOSING_LIMIT_MS = 10_000;
/** The front ends may have to be built, and the demo institute is made. */
const START_LIMIT_MS = 600_000;

await runBenchmark(async ({ processes, dataDir }) => {
  const env = { PORTAL_DATA_DIR: dataDir, OIDC_PORT: '0', MAIL_PORT: '0', LOG_LEVEL: 'error' };
  const { url, pid } = await processes.startServer('infra/standalone/src/main.ts', env, START_LIMIT_MS);
  const { passes, text } = streamVerdict(await measureStreams(url, pid));
  return { passes, text: `${STREAMS} streams\n\n${text}` };
});

async function measureStreams(portal: string, pid: number): Promise<StreamRun> {
  const president = await signIn(portal, 'president@example.edu');
  const cookies = [president];
  while (cookies.length < STREAMS / STREAMS_PER_SESSION) {
    cookies.push(await signIn(portal, cookies.length % 2 ? 'gensec.scitech@example.edu' : 'president@example.edu'));
  }
  await warmUp(portal, president);
  const before = await readUsage(pid);
  const clients = await openStreams(
    portal,
    Array.from({ length: STREAMS }, (_, number) => cookies[number % cookies.length] ?? president),
  );
  const names = Array.from({ length: ENTRIES }, (_, number) => `Bench Entry ${number + 1} of ${ENTRIES}`);
  const deliveryTimes: number[] = [];
  for (const name of names) deliveryTimes.push(await timeDelivery(portal, president, clients, name));
  const open = await readUsage(pid);
  const wrong = clients.filter((client) => names.some((name) => client.arrivalsOf(name).length !== 1)).length;
  for (const client of clients) client.close();
  const after = await readUsageAfterClosing(pid, before.descriptors);
  const of = (key: keyof Usage) => ({ before: before[key], open: open[key], after: after[key] });
  return { streams: STREAMS, deliveryTimes, wrong, memory: of('memory'), descriptors: of('descriptors') };
}

/** What the portal loads at the first stream and the first entry is not the cost of a stream. */
async function warmUp(portal: string, cookie: string): Promise<void> {
  const name = 'Bench Warm Up';
  const clients = await openStreams(portal, [cookie]);
  await timeDelivery(portal, cookie, clients, name);
  for (const client of clients) client.close();
  await sleep(2_000);
}

/** Milliseconds from the request that causes an entry until the last stream has it. */
async function timeDelivery(portal: string, cookie: string, clients: readonly StreamClient[], name: string) {
  const start = performance.now();
  await createUnit(portal, cookie, name);
  await waitUntil(() => clients.every((client) => client.arrivalsOf(name).length > 0), `all have ${name}`);
  return Math.max(...clients.map((client) => client.arrivalsOf(name)[0] ?? Infinity)) - start;
}

async function openStreams(portal: string, cookies: readonly string[]): Promise<StreamClient[]> {
  const clients: StreamClient[] = [];
  for (let from = 0; from < cookies.length; from += BATCH_SIZE) {
    const batch = cookies.slice(from, from + BATCH_SIZE);
    clients.push(...(await Promise.all(batch.map((cookie) => openStream(`${portal}/api/activities/stream`, cookie)))));
  }
  await waitUntil(() => clients.every(({ isReady }) => isReady), 'all streams are ready');
  return clients;
}

interface Usage {
  /** Resident megabytes. */
  memory: number;
  descriptors: number;
}

async function readUsage(pid: number): Promise<Usage> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return { memory: kilobytes / 1024, descriptors: (await readdir(`/proc/${pid}/fd`)).length };
}

/** Waits until no more descriptors are open than expected: closing goes from the clients through the gateway to the service. */
async function readUsageAfterClosing(pid: number, expectedDescriptors: number): Promise<Usage> {
  for (const end = performance.now() + CLOSING_LIMIT_MS; performance.now() < end; await sleep(200)) {
    const usage = await readUsage(pid);
    if (usage.descriptors <= expectedDescriptors) return usage;
  }
  return readUsage(pid);
}

async function waitUntil(condition: () => boolean, what: string): Promise<void> {
  for (const end = performance.now() + DELIVERY_LIMIT_MS; performance.now() < end; await sleep(20)) {
    if (condition()) return;
  }
  throw new Error(`Not within ${DELIVERY_LIMIT_MS / 1_000} s: ${what}`);
}
