import { runBenchmark } from '../benchmark';
import { openStore } from '../benchmark-store';
import { startService } from '../portal';
import { signInVerdict } from './report';
import { measureRound, registerAccounts, type SignInRound } from './rounds';
import { compareVerification } from './token-verification';

/** `npm run bench:sign-in`: fifty sign-ins at once against the hash alone, and the cost of verifying a token. */
const ROUNDS = 5;
/** Code that runs less than a hundred times a second takes so long until it is compiled. */
const WARM_UP_ROUNDS = 4;
const MILLISECONDS = Number(process.env.BENCH_SECONDS ?? 4) * 1000;

await runBenchmark(async (benchmark) => {
  const { processes } = benchmark;
  const verification = await compareVerification();
  const hashProcess = await processes.start('infra/load/src/sign-in/hash-process.ts');
  const store = await openStore(benchmark);
  const options = { processes, store, keySetUrl: 'http://127.0.0.1' };
  const auth = await startService(options, 'auth', { env: { AUTH_REGISTRATIONS: '1000' } });
  const emails = await registerAccounts(auth);
  const rounds: SignInRound[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    rounds.push(await measureRound({ auth, emails, hashProcess, milliseconds: MILLISECONDS }));
  }
  return signInVerdict(rounds.slice(WARM_UP_ROUNDS), verification);
});
