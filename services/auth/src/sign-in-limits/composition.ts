import type { ServiceContext } from '@portal/service-kit';
import type { AuthConfig } from '../config';
import { createAttemptCounter } from './attempt-counter.repository';
import { createAttemptGate } from './attempt-gate.service';
import { createLockout } from './lockout.service';
import { createPauseRepository } from './pause.repository';
import { createWrongPasswordLimitService } from './wrong-password-limit.service';
import { createSlowdown } from './slowdown.service';
import { createSprayAlarm, type SprayAlarm } from './spray-alarm.service';
import { createUsageLimitService } from './usage-limit.service';

type Context = Pick<ServiceContext<AuthConfig>, 'store' | 'config' | 'clock'>;

export type SignInLimitsModule = ReturnType<typeof createSignInLimitsModule>;

export function createSignInLimitsModule(context: Context) {
  const counters = createCounters(context);
  const sprayAlarm = createSprayAlarm(context.clock);
  return {
    sprayAlarm,
    wrongPasswordLimit: createWrongPasswordLimit(context, counters, sprayAlarm),
    recoveryLimit: createUsageLimitService({ counter: counters.recovery }),
    recoveryLimitOfAddress: createUsageLimitService({ counter: counters.recoveryOfAddress }),
  };
}

type Counters = ReturnType<typeof createCounters>;

function createCounters({ store, config }: Context) {
  const counter = (name: string, points: number, seconds: number) =>
    createAttemptCounter(store, { name, points, seconds });
  const { AUTH_SIGN_IN_WINDOW_SECONDS, AUTH_RECOVERY_WINDOW_SECONDS } = config;
  const signIn = (name: string, points: number) => counter(name, points, AUTH_SIGN_IN_WINDOW_SECONDS);
  const recovery = (name: string, points: number) => counter(name, points, AUTH_RECOVERY_WINDOW_SECONDS);
  return {
    signIn: signIn('sign-in', config.AUTH_SIGN_IN_FAILURES),
    signInOfAddress: signIn('sign-in-address', config.AUTH_SIGN_IN_FAILURES_PER_ADDRESS),
    signInOfAccount: signIn('sign-in-account', config.AUTH_SIGN_IN_FAILURES_PER_ACCOUNT),
    signedIn: signIn('signed-in', 1),
    recovery: recovery('recovery', config.AUTH_RECOVERIES),
    recoveryOfAddress: recovery('recovery-address', config.AUTH_RECOVERIES_PER_ADDRESS),
  };
}

/** Short for an address, which people share; an account is one person's, who has a known device or a mailbox. */
const MAX_PAUSE_SECONDS = { ofAddress: 8, ofAccount: 60 };
/** Enough that no hash waits for the next attempt of an address, and few until it is known whether they fail. */
const PLACES_PER_HASH = 4;

function createWrongPasswordLimit({ store, config }: Context, counters: Counters, sprayAlarm: SprayAlarm) {
  return createWrongPasswordLimitService({
    sprayAlarm,
    signedIn: counters.signedIn,
    failuresOfAddress: counters.signInOfAddress,
    strict: createAttemptGate(createLockout(counters.signIn)),
    ofAddress: createAttemptGate(
      createSlowdown({
        counter: counters.signInOfAddress,
        pauses: createPauseRepository(store, 'sign-in-address'),
        maxPlaces: PLACES_PER_HASH * config.AUTH_HASHES_AT_ONCE,
        maxPauseSeconds: MAX_PAUSE_SECONDS.ofAddress,
      }),
    ),
    ofAccount: createAttemptGate(
      createSlowdown({
        counter: counters.signInOfAccount,
        pauses: createPauseRepository(store, 'sign-in-account'),
        maxPlaces: config.AUTH_SIGN_IN_FAILURES_PER_ACCOUNT,
        maxPauseSeconds: MAX_PAUSE_SECONDS.ofAccount,
      }),
    ),
  });
}
