import { setTimeout as sleep } from 'node:timers/promises';
import { runBenchmark } from '../benchmark';
import { readProcessUsage } from '../process-usage';
import { openServers, startWholePortal } from '../whole-portal';
import { startVerdict, type StartedProcess } from './report';

/** `npm run bench:start`: how long gateway and services take to be ready, all at once, and what they hold at rest. */
const ROUNDS = 3;
const REST_MS = 8_000;

await runBenchmark(async (benchmark) => {
  const servers = await openServers(benchmark);
  const rounds: StartedProcess[][] = [];
  // The first round is not counted: it makes the databases and queues.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const portal = await startWholePortal(benchmark, servers);
    await sleep(REST_MS);
    const measured = portal.processes.map(async (one) => ({ ...one, ...(await readProcessUsage(one.pid)) }));
    if (round > 0) rounds.push(await Promise.all(measured));
    await portal.stop();
  }
  return startVerdict(rounds);
});
