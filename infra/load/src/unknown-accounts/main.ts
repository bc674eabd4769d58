import { runBenchmark } from '../benchmark';
import { openStore } from '../benchmark-store';
import { startService } from '../portal';
import { unknownAccountsVerdict } from './report';
import { registerKnown, timeReset, timeSignIn } from './rounds';

/** `npm run bench:unknown-accounts`: whether the time of an answer tells who has an account. */
await runBenchmark(async (benchmark) => {
  const { processes } = benchmark;
  const store = await openStore(benchmark);
  const auth = await startService({ processes, store, keySetUrl: 'http://127.0.0.1' }, 'auth', {
    env: { AUTH_SIGN_IN_FAILURES_PER_ACCOUNT: '10000' },
  });
  await registerKnown(auth);
  return unknownAccountsVerdict({
    'signing in': await timeSignIn(auth),
    'asking for a new password': await timeReset(auth),
  });
});
