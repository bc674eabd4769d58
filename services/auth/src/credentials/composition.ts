import { type ServiceContext, portalName } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import type { AuthConfig } from '../config';
import type { RolesModule } from '../roles/composition';
import type { SessionsModule } from '../sessions/composition';
import { createAttemptCounter } from './attempt-counter.repository';
import { emailConfirmationRoutes } from './email-confirmation.routes';
import { createEmailConfirmationService } from './email-confirmation.service';
import { EMAIL_CONFIRMATION } from './email-confirmation.template';
import { createOneTimeTokenRepository } from './one-time-token.repository';
import { type OneTimeTokenService, createOneTimeTokenService } from './one-time-token.service';
import { createPasswordChangeService } from './password-change.service';
import { createPasswordResetService } from './password-reset.service';
import { PASSWORD_RESET } from './password-reset.template';
import { passwordRoutes } from './password.routes';
import { type PasswordHashService, createPasswordHashService } from './password-hash.service';
import { type SignInLimitService, createSignInLimitService } from './sign-in-limit.service';

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
  const { sessions } = modules.sessions;
  const counters = createCounters(context);
  const signInThrottle = createSignInLimitService({ counter: counters.signIn });
  const registrationThrottle = createSignInLimitService({ counter: counters.registration });
  const tokens = createOneTimeTokenService({ repository: createOneTimeTokenRepository(store), clock });
  const passwords = createPasswordHashService({ cost: hashCostOf(config), settings });
  const changes = createPasswordChangeService({
    accounts,
    passwords,
    sessions,
    tokens,
    events,
    signInThrottle,
    transaction,
  });
  const recoveryThrottle = createSignInLimitService({ counter: counters.recovery });
  const { resets, confirmations } = createEmailedServices(context, modules, { passwords, tokens, recoveryThrottle });
  return {
    counters: Object.values(counters),
    signInThrottle,
    registrationThrottle,
    tokens,
    passwords,
    emailComposers: { [PASSWORD_RESET]: resets.composeEmail, [EMAIL_CONFIRMATION]: confirmations.composeEmail },
    endpoints: [...passwordRoutes({ changes, resets }), ...emailConfirmationRoutes(confirmations)],
  };
}

/** What is proved by a link in an e-mail. */
function createEmailedServices(
  { mails, transaction, settings, config }: Context,
  modules: Modules,
  own: { passwords: PasswordHashService; tokens: OneTimeTokenService; recoveryThrottle: SignInLimitService },
) {
  const { accounts, accountEvents: events } = modules.accounts;
  const { sessions, revocations } = modules.sessions;
  const { presidents } = modules.roles;
  const { passwords, tokens, recoveryThrottle } = own;
  const site = { portal: portalName(settings), origin: config.PUBLIC_ORIGIN };
  const resets = createPasswordResetService({
    accounts,
    tokens,
    events,
    passwords,
    sessions,
    presidents,
    recoveryThrottle,
    mails,
    transaction,
    site,
  });
  const confirmations = createEmailConfirmationService({
    accounts,
    tokens,
    events,
    revocations,
    presidents,
    recoveryThrottle,
    mails,
    transaction,
    site,
  });
  return { resets, confirmations };
}

function hashCostOf({ AUTH_HASH_MEMORY_KIB, AUTH_HASH_PASSES, AUTH_HASHES_AT_ONCE }: AuthConfig) {
  return { memoryKib: AUTH_HASH_MEMORY_KIB, passes: AUTH_HASH_PASSES, concurrency: AUTH_HASHES_AT_ONCE };
}

function createCounters({ store, config }: Pick<Context, 'store' | 'config'>) {
  const { AUTH_SIGN_IN_FAILURES, AUTH_SIGN_IN_WINDOW_SECONDS, AUTH_REGISTRATIONS } = config;
  const { AUTH_REGISTRATION_WINDOW_SECONDS, AUTH_RECOVERIES, AUTH_RECOVERY_WINDOW_SECONDS } = config;
  const counter = (name: string, points: number, seconds: number) =>
    createAttemptCounter(store, { name, points, seconds });
  return {
    signIn: counter('sign-in', AUTH_SIGN_IN_FAILURES, AUTH_SIGN_IN_WINDOW_SECONDS),
    registration: counter('register', AUTH_REGISTRATIONS, AUTH_REGISTRATION_WINDOW_SECONDS),
    recovery: counter('recovery', AUTH_RECOVERIES, AUTH_RECOVERY_WINDOW_SECONDS),
  };
}
