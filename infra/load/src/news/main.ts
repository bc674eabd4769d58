import { setTimeout as sleep } from 'node:timers/promises';
import { runBenchmark } from '../benchmark';
import { openStream, registerAccount, type StreamClient } from '../streams/portal-client';
import { openServers, startWholePortal } from '../whole-portal';
import { newsVerdict, type NewsRun } from './report';
import { isInFeed, sampleOf, type Sample } from './samples';
import { openWriters, type Write } from './writers';

/**
 * `npm run bench:news`: how long events of mixed kinds take from their commit to an open feed, through the outbox, the
 * broker, all services and the gateway, each a process of its own.
 */
const RATES = (process.env.BENCH_RATES ?? '5,20,50,100,200').split(',').map(Number);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const BURST = 300;
const BURST_RATE = 100;
const WARM_UP = 1_000;
const SETTLE_MS = 17_000;
const ARRIVAL_LIMIT_MS = 60_000;

/** How many samples were taken; each is another one. */
let given = 0;

await runBenchmark(async (benchmark) => {
  const servers = await openServers(benchmark);
  const portal = await startWholePortal(benchmark, servers);
  const cookie = await registerAccount(portal.url, portal.presidentEmail);
  const feed = await openStream(`${portal.url}/api/activities/stream`, cookie);
  const write = await openWriters(benchmark, servers);
  // A broker that is new to the services gets what they published before, which is nothing yet.
  await sleep(SETTLE_MS);
  const runs: NewsRun[] = [];
  await runAt(BURST_RATE, { write, feed, count: WARM_UP });
  for (const rate of RATES) runs.push(await runAt(rate, { write, feed, count: rate * SECONDS }));
  await Promise.all(samples(BURST).map(write));
  runs.push({ ...(await runAt(BURST_RATE, { write, feed, count: BURST_RATE * SECONDS })), afterBurst: true });
  feed.close();
  return newsVerdict(runs);
});

function samples(count: number): Sample[] {
  return Array.from({ length: count }, () => sampleOf(given++));
}

interface Run {
  write: Write;
  feed: StreamClient;
  count: number;
}

/** Writes the events evenly, and waits until the feed has those that it shows. */
async function runAt(rate: number, { write, feed, count }: Run): Promise<NewsRun> {
  const committed = new Map<string, number>();
  const began = performance.now();
  const writes = samples(count).map(async (sample, number) => {
    await sleep(began + (number * 1_000) / rate - performance.now());
    await write(sample);
    if (isInFeed(sample.type)) committed.set(sample.subject, performance.now());
  });
  await Promise.all(writes);
  const written = (count * 1_000) / (performance.now() - began);
  const arrivals = await arrivalsOf(feed, committed);
  return { rate, written, milliseconds: [...committed].map(([id, at]) => (arrivals.get(id) ?? Infinity) - at) };
}

/** When the feed showed each subject. */
async function arrivalsOf(feed: StreamClient, wanted: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const arrivals = new Map<string, number>();
  for (const end = performance.now() + ARRIVAL_LIMIT_MS; performance.now() < end; await sleep(100)) {
    for (const { text, at } of feed.takeEntries()) {
      for (const id of text.match(/(?<="_id":")[0-9a-f]{24}/g) ?? []) if (wanted.has(id)) arrivals.set(id, at);
    }
    if (arrivals.size === wanted.size) break;
  }
  return arrivals;
}
