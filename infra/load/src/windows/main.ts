import { setTimeout as sleep } from 'node:timers/promises';
import { ACCESS_TOKEN } from '@portal/contracts';
import { runBenchmark } from '../benchmark';
import { openStore } from '../benchmark-store';
import { startPortal } from '../portal';
import { readProcessUsage } from '../process-usage';
import type { Processes } from '../processes';
import { openStream, type StreamClient } from '../streams/portal-client';
import { startTokenIssuer, type TokenIssuer } from '../token-issuer';
import { windowVerdict, type ProcessTime } from './report';

/**
 * `npm run bench:windows`: what open windows that look at the list of events cost while nothing changes. Each has the
 * streams of a student's browser: what changed of events, and notifications.
 */
const WINDOWS = Number(process.env.BENCH_WINDOWS ?? 200);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const STREAMS = ['/api/event-changes/stream', '/api/notifications/stream'];
const BATCH_SIZE = 20;
const SETTLE_MS = 3_000;

await runBenchmark(async (benchmark) => {
  const { processes } = benchmark;
  const tokens = await startTokenIssuer(benchmark);
  const store = await openStore(benchmark);
  const gateway = await startPortal({ processes, store, keySetUrl: tokens.keySetUrl }, ['events', 'activity']);
  const open = () => openWindows(gateway, tokens);
  // What is loaded with the first streams is not their cost.
  await closeAll(await open());
  const alone = await timeOf(processes, () => sleep(SECONDS * 1_000));
  let windows: StreamClient[] = [];
  const opening = await timeOf(processes, async () => {
    windows = await open();
    await sleep(SETTLE_MS);
  });
  const idle = await timeOf(processes, () => sleep(SECONDS * 1_000));
  const lost = windows.filter(({ isOpen }) => !isOpen).length;
  await closeAll(windows);
  return windowVerdict({
    windows: WINDOWS,
    seconds: SECONDS,
    renewedAfter: ACCESS_TOKEN.lifetimeSeconds,
    alone,
    opening,
    idle,
    lost,
  });
});

/** Each window is of another person, as a browser shares its streams. */
async function openWindows(gateway: string, tokens: TokenIssuer): Promise<StreamClient[]> {
  const clients: StreamClient[] = [];
  for (let from = 0; from < WINDOWS; from += BATCH_SIZE) {
    const length = Math.min(BATCH_SIZE, WINDOWS - from);
    const people = Array.from({ length }, () => tokens.headersOf('STUDENT').cookie);
    const opened = people.flatMap((cookie) => STREAMS.map((path) => openStream(gateway + path, cookie)));
    clients.push(...(await Promise.all(opened)));
  }
  return clients;
}

async function closeAll(clients: readonly StreamClient[]): Promise<void> {
  for (const client of clients) client.close();
  await sleep(SETTLE_MS);
}

/** The processor time that each process takes meanwhile. */
async function timeOf(processes: Processes, meanwhile: () => Promise<unknown>): Promise<ProcessTime[]> {
  const before = await readAll(processes);
  await meanwhile();
  const after = await readAll(processes);
  return after.map(({ name, cpuMs }, nth) => ({ name, cpuMs: cpuMs - (before[nth]?.cpuMs ?? Number.NaN) }));
}

function readAll(processes: Processes): Promise<ProcessTime[]> {
  return Promise.all(processes.all().map(async ({ name, pid }) => ({ name, ...(await readProcessUsage(pid)) })));
}
