import { runBenchmark } from '../benchmark';
import { openStore } from '../benchmark-store';
import { startService } from '../portal';
import { sprayVerdict } from './report';
import { measureRound, registerPeople, type SprayRound } from './rounds';

/** `npm run bench:spray`: people sign in one after the other, quietly and while 50 wrong passwords a second come from five fresh addresses. */
const ROUNDS = 3;

await runBenchmark(async (benchmark) => {
  const { processes } = benchmark;
  const store = await openStore(benchmark);
  const auth = await startService({ processes, store, keySetUrl: 'http://127.0.0.1' }, 'auth');
  const people = await registerPeople(auth);
  // Code that runs less than a hundred times a second takes so long until it is compiled.
  await measureRound(auth, people, 0);
  const rounds: SprayRound[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) rounds.push(await measureRound(auth, people, round));
  return sprayVerdict(rounds);
});
