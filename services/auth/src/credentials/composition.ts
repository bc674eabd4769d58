import { type ServiceContext, portalName } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import type { AuthConfig } from '../config';
import type { RolesModule } from '../roles/composition';
import type { SessionsModule } from '../sessions/composition';
import { type AccountTakeoverService, createAccountTakeoverService } from './account-takeover.service';
import { createAttemptCounter } from './attempt-counter.repository';
import { createAttemptGate } from './attempt-gate.service';
import { createFailureLimit, createSlowdown } from './attempt-limit.service';
import { emailConfirmationRoutes } from './email-confirmation.routes';
import { createEmailConfirmationService } from './email-confirmation.service';
import { EMAIL_CONFIRMATION } from './email-confirmation.template';
import { createKnownDeviceCookie } from './known-device-cookie.middleware';
import { createKnownDeviceRepository } from './known-device.repository';
import { type KnownDeviceService, createKnownDeviceService } from './known-device.service';
import { createOneTimeTokenRepository } from './one-time-token.repository';
import { type OneTimeTokenService, createOneTimeTokenService } from './one-time-token.service';
import { createPasswordChangeService } from './password-change.service';
import { createPasswordResetService } from './password-reset.service';
import { PASSWORD_RESET } from './password-reset.template';
import { passwordRoutes } from './password.routes';
import { createPauseRepository } from './pause.repository';
import { type PasswordHashService, createPasswordHashService } from './password-hash.service';
import { createSignInLimitService } from './sign-in-limit.service';
import { type UsageLimitService, createUsageLimitService } from './usage-limit.service';

type Context = ServiceContext<AuthConfig>;

interface Modules {
  accounts: AccountsModule;
  sessions: SessionsModule;
  roles: RolesModule;
}

export type CredentialsModule = ReturnType<typeof createCredentialsModule>;

export function createCredentialsModule(context: Context, modules: Modules) {
  const { store, transaction, clock, settings, config } = context;
  const { accounts, accountEvents: events } = modules.accounts;
  const { sessions, cookies } = modules.sessions;
  const counters = createCounters(context);
  const signInLimit = createSignInLimit(context, counters);
  const tokens = createOneTimeTokenService({ repository: createOneTimeTokenRepository(store), clock });
  const passwords = createPasswordHashService({ cost: hashCostOf(config), settings });
  const knownDevices = createKnownDeviceService({ repository: createKnownDeviceRepository(store), accounts, clock });
  const deviceCookie = createKnownDeviceCookie(config.PUBLIC_ORIGIN);
  const takeovers = createAccountTakeoverService({ accounts, tokens, sessions, events, clock });
  const own = { passwords, tokens, takeovers, knownDevices };
  const dependencies = { ...own, accounts, sessions, events, signInLimit, transaction };
  const changes = createPasswordChangeService(dependencies);
  const { resets, confirmations } = createEmailedServices(context, modules, {
    ...own,
    recoveryThrottle: createUsageLimitService({ counter: counters.recovery }),
    recoveryAddressThrottle: createUsageLimitService({ counter: counters.recoveryOfAddress }),
  });
  return {
    signInLimit,
    registrationThrottle: createUsageLimitService({ counter: counters.registration }),
    takeovers,
    passwords,
    confirmations,
    knownDevices,
    deviceCookie,
    emailComposers: { [PASSWORD_RESET]: resets.composeEmail, [EMAIL_CONFIRMATION]: confirmations.composeEmail },
    endpoints: [
      ...passwordRoutes({ changes, resets, deviceCookie }),
      ...emailConfirmationRoutes({ confirmations, cookies }),
    ],
  };
}

/** What is proved by a link in an e-mail. */
function createEmailedServices(
  { mails, transaction, settings, config }: Context,
  modules: Modules,
  own: {
    passwords: PasswordHashService;
    tokens: OneTimeTokenService;
    takeovers: AccountTakeoverService;
    knownDevices: KnownDeviceService;
    recoveryThrottle: UsageLimitService;
    recoveryAddressThrottle: UsageLimitService;
  },
) {
  const { accounts, accountEvents: events } = modules.accounts;
  const { sessions } = modules.sessions;
  const { presidents } = modules.roles;
  const site = { portal: portalName(settings), origin: config.PUBLIC_ORIGIN };
  const dependencies = { ...own, accounts, events, sessions, presidents, mails, transaction, site };
  return {
    resets: createPasswordResetService(dependencies),
    confirmations: createEmailConfirmationService(dependencies),
  };
}

function hashCostOf({ AUTH_HASH_MEMORY_KIB, AUTH_HASH_PASSES, AUTH_HASHES_AT_ONCE }: AuthConfig) {
  return { memoryKib: AUTH_HASH_MEMORY_KIB, passes: AUTH_HASH_PASSES, concurrency: AUTH_HASHES_AT_ONCE };
}

type Counters = ReturnType<typeof createCounters>;

function createCounters({ store, config }: Pick<Context, 'store' | 'config'>) {
  const counter = (name: string, points: number, seconds: number) =>
    createAttemptCounter(store, { name, points, seconds });
  const { AUTH_SIGN_IN_WINDOW_SECONDS, AUTH_REGISTRATION_WINDOW_SECONDS, AUTH_RECOVERY_WINDOW_SECONDS } = config;
  const signIn = (name: string, points: number) => counter(name, points, AUTH_SIGN_IN_WINDOW_SECONDS);
  const recovery = (name: string, points: number) => counter(name, points, AUTH_RECOVERY_WINDOW_SECONDS);
  return {
    signIn: signIn('sign-in', config.AUTH_SIGN_IN_FAILURES),
    signInOfAddress: signIn('sign-in-address', config.AUTH_SIGN_IN_FAILURES_PER_ADDRESS),
    signInOfAccount: signIn('sign-in-account', config.AUTH_SIGN_IN_FAILURES_PER_ACCOUNT),
    registration: counter('register', config.AUTH_REGISTRATIONS, AUTH_REGISTRATION_WINDOW_SECONDS),
    recovery: recovery('recovery', config.AUTH_RECOVERIES),
    recoveryOfAddress: recovery('recovery-address', config.AUTH_RECOVERIES_PER_ADDRESS),
  };
}

/** Short for an address, which people share; an account is one person's, who has a known device or a mailbox. */
const MAX_PAUSE_SECONDS = { ofAddress: 8, ofAccount: 60 };
/** Enough that no hash waits for the next attempt of an address, and few until it is known whether they fail. */
const PLACES_PER_HASH = 4;

function createSignInLimit({ store, config }: Pick<Context, 'store' | 'config'>, counters: Counters) {
  return createSignInLimitService({
    strict: createAttemptGate(createFailureLimit(counters.signIn)),
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
