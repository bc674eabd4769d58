import { runBenchmark } from '../benchmark';
import { openStore } from '../benchmark-store';
import { fillRecords } from '../lists/fill-records';
import { startService } from '../portal';
import { startTokenIssuer } from '../token-issuer';
import { decisionVerdict, type DecisionRound } from './report';
import { measureRound, SUBJECTS, waitingIds } from './rounds';

/** `npm run bench:decisions`: an officer decides about 200 claims or achievements at once, while others ask for something. */
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
  const measured: Record<string, DecisionRound[]> = {};
  for (const [name, subject] of Object.entries(SUBJECTS)) {
    const rounds: DecisionRound[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      rounds.push(await measureRound({ url, headers, subject }, waitingIds(subject, round, STUDENTS)));
    }
    // The first round is not counted: fresh processes take some hundred answers to come up to speed.
    measured[name] = rounds.slice(1);
  }
  return decisionVerdict(measured);
});
