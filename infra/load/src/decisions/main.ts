import { runBenchmark } from '../benchmark';
import { openStore } from '../benchmark-store';
import { fillRecords } from '../lists/fill-records';
import { CLAIMS_EACH } from '../lists/stored-records';
import { startService } from '../portal';
import { startTokenIssuer } from '../token-issuer';
import { decisionVerdict, type DecisionRound } from './report';
import { measureRound, waitingClaims } from './rounds';

/** `npm run bench:decisions`: an officer endorses 200 claims at once, while others ask for something. */
const STUDENTS = 2_000;
const ROUNDS = 5;

await runBenchmark(async (benchmark) => {
  const tokens = await startTokenIssuer(benchmark);
  const store = await openStore(benchmark);
  const options = { processes: benchmark.processes, store, keySetUrl: tokens.keySetUrl };
  const url = await startService(options, 'records');
  await fillRecords(store, '', STUDENTS);
  const { cookie } = tokens.headersOf('GENSEC_SCITECH');
  const headers = { authorization: `Bearer ${cookie.slice(cookie.indexOf('=') + 1)}` };
  const rounds: DecisionRound[] = [];
  // The first round is not counted: fresh processes take some hundred answers to come up to speed.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = await measureRound({ url, headers }, waitingClaims(round, STUDENTS * CLAIMS_EACH));
    if (round > 0) rounds.push(measured);
  }
  return decisionVerdict(rounds);
});
