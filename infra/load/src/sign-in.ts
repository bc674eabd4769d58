import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dropDatabases, type RunStore } from './portal';
import { createProcesses } from './processes';
import { openStore } from './run';
import { measureRound, registerFifty, startHashing } from './sign-in-rounds';
import { signInVerdict } from './sign-in-report';
import { compareVerification } from './token-verification';

/** `npm run bench:sign-in`: fifty sign-ins at once against the hash alone, and what a token costs. */
const ROUNDS = 5;
/** What runs less than a hundred times a second takes so long until it is compiled. */
const WARM_UP_ROUNDS = 4;
const MILLISECONDS = Number(process.env.BENCH_SECONDS ?? 4) * 1000;

const verification = await compareVerification();
const processes = createProcesses();
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
let store: RunStore | undefined;
const hashing = await startHashing();
try {
  store = await openStore(processes, dataDir);
  const auth = await processes.start('infra/standalone/src/service-process.ts', ['auth'], {
    MONGO_URL: store.url,
    MONGO_DATABASE: `${store.prefix}auth`,
    AUTH_KEYSET_URL: 'http://127.0.0.1',
    AUTH_REGISTRATIONS: '1000',
    PORT: '0',
    LOG_LEVEL: 'error',
  });
  const emails = await registerFifty(auth);
  const measure = () => measureRound(auth, { emails, hashing, milliseconds: MILLISECONDS });
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await measure();
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure());
  const { passes, text } = signInVerdict(rounds, verification);
  console.log(`\n${text}`);
  if (!passes) process.exitCode = 1;
} finally {
  hashing.stop();
  if (store) await dropDatabases(store);
  await processes.stop();
  await rm(dataDir, { recursive: true, force: true });
}
