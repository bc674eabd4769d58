import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@portal/service-kit/free-port';
import { planProcesses } from '@portal/standalone/processes';
import type { Benchmark } from './benchmark';
import { openStore, type BenchmarkStore } from './benchmark-store';
import { openBroker } from './broker';

const PRESIDENT = 'president@example.edu';
const POLL_MS = 20;
const START_LIMIT_MS = 60_000;

/** Gateway and six services, each a process of its own, as `npm run start:services` runs them. */
export interface WholePortal {
  url: string;
  presidentEmail: string;
  store: BenchmarkStore;
  /** From the first start to its readiness, in milliseconds. */
  processes: { name: string; pid: number; readyMs: number }[];
  stop(): Promise<void>;
}

/** The store that MONGO_URL names or an embedded one, and the broker that AMQP_URL names or a private one. */
export async function openServers(benchmark: Benchmark) {
  return { store: await openStore(benchmark), brokerUrl: await openBroker(benchmark) };
}

export async function startWholePortal(
  { processes }: Pick<Benchmark, 'processes'>,
  { store, brokerUrl }: Awaited<ReturnType<typeof openServers>>,
): Promise<WholePortal> {
  const plan = await planProcesses(environmentOf(store, brokerUrl, await findFreePort()), findFreePort);
  const began = performance.now();
  const started = plan.programs.map(({ name, file, url, env }) => ({ name, url, ...processes.run(file, env) }));
  const ready = started.map(async ({ name, url, pid, hasEnded }) => {
    while (!(await fetch(`${url}/health/ready`).catch(() => null))?.ok) {
      if (hasEnded() || performance.now() - began > START_LIMIT_MS) throw new Error(`${name} did not start`);
      await sleep(POLL_MS);
    }
    return { name, pid, readyMs: performance.now() - began };
  });
  const url = plan.programs.find(({ name }) => name === 'gateway')?.url ?? '';
  return {
    url,
    presidentEmail: PRESIDENT,
    store,
    processes: await Promise.all(ready),
    async stop() {
      for (const program of started) await program.stop();
    },
  };
}

function environmentOf({ url, prefix }: BenchmarkStore, brokerUrl: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    MONGO_URL: url,
    AMQP_URL: brokerUrl,
    PORT: `${port}`,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    PORTAL_DATABASE_PREFIX: prefix,
    PORTAL_PRESIDENT_EMAIL: PRESIDENT,
    // Nobody reads the mail.
    AUTH_REQUIRE_CONFIRMED_EMAIL: 'off',
    FEEDBACK_AUTHOR_KEY: randomBytes(32).toString('base64url'),
    // The load comes from one address, which the rate limit would refuse.
    PORTAL_REQUESTS_PER_MINUTE: '100000000',
    PORTAL_REQUESTS_PER_MINUTE_OF_PERSON: '100000000',
    PORTAL_PAGES_PER_MINUTE: '100000000',
  };
}
