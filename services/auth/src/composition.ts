import type { ServiceContext } from '@portal/service-kit';
import { createAccountRepository } from './accounts/repository';
import { createAccountService, type Registration, type RegistrationTerms } from './accounts/service';
import type { AuthConfig } from './config';
import { createKeyRepository } from './keys/repository';
import { createKeyService } from './keys/service';
import { createPasswordService } from './passwords/service';
import { createRevocationRepository } from './revocations/repository';
import { createRevocationService } from './revocations/service';
import { createRoleService } from './roles/service';
import { createRefreshService } from './sessions/refresh.service';
import { createSessionRepository } from './sessions/repository';
import { createSessionService } from './sessions/service';
import { createSignInService } from './sessions/sign-in.service';
import { createCountRepository } from './throttles/repository';
import { createThrottleService } from './throttles/service';
import { createTokenService } from './tokens/service';
import { createUnitRepository } from './units/repository';
import { createUnitService } from './units/service';

export type Services = ReturnType<typeof createServices>;

/** Every service of auth with its dependencies. */
export function createServices({
  store,
  config,
  settings,
  clock,
  outbox,
  transaction,
  logger,
}: ServiceContext<AuthConfig>) {
  const { connection } = store;
  const { PORTAL_PRESIDENT_EMAIL: presidentEmail, AUTH_REQUIRE_CONFIRMED_EMAIL: requireConfirmedEmail } = config;
  const shared = { outbox, transaction, clock, logger, settings, presidentEmail, requireConfirmedEmail };
  const cost = {
    memoryKib: config.AUTH_HASH_MEMORY_KIB,
    passes: config.AUTH_HASH_PASSES,
    atOnce: config.AUTH_HASHES_AT_ONCE,
  };
  const passwords = createPasswordService({ cost, settings });
  const keys = createKeyService({
    repository: createKeyRepository(connection),
    clock,
    passphrase: config.AUTH_KEY_PASSPHRASE,
  });
  const issuing = { keys, issuer: config.TOKEN_ISSUER, audience: config.TOKEN_AUDIENCE, clock };
  const tokens = createTokenService(issuing);
  const revocations = createRevocationService({ repository: createRevocationRepository(connection), clock });
  const accounts = createAccountService({ ...shared, repository: createAccountRepository(connection), passwords });
  const units = createUnitService({ repository: createUnitRepository(connection), accounts, revocations, clock });
  const repository = createSessionRepository(connection);
  const sessions = createSessionService({ ...shared, repository, accounts, units, tokens, revocations });
  const refreshing = createRefreshService({ ...shared, repository, accounts, sessions });
  const roles = createRoleService({ ...shared, accounts, units, revocations });
  const { throttles, ...throttling } = createThrottles({ store, config });
  const signIn = createSignInService({ ...shared, ...throttling, accounts, sessions, passwords, units });
  return { accounts, keys, passwords, refreshing, revocations, roles, sessions, signIn, throttles, units };
}

function createThrottles({ store, config }: Pick<ServiceContext<AuthConfig>, 'store' | 'config'>) {
  const signIns = createCountRepository(store.connection, {
    name: 'sign-in',
    points: config.AUTH_SIGN_IN_FAILURES,
    seconds: config.AUTH_SIGN_IN_WINDOW_SECONDS,
  });
  const registrations = createCountRepository(store.connection, {
    name: 'register',
    points: config.AUTH_REGISTRATIONS,
    seconds: config.AUTH_REGISTRATION_WINDOW_SECONDS,
  });
  return {
    throttles: [signIns, registrations],
    signInThrottle: createThrottleService({ counts: signIns, limit: config.AUTH_SIGN_IN_FAILURES }),
    registrationThrottle: createThrottleService({ counts: registrations, limit: config.AUTH_REGISTRATIONS }),
  };
}

export type AuthUseCases = ReturnType<typeof createUseCases>;

/** What others in the same process may ask of auth: the demo data, the command line, later the records service's call. */
export function createUseCases({ transaction }: ServiceContext<AuthConfig>, services: Services) {
  const { accounts, roles, sessions, revocations } = services;
  return {
    /** An account without a session. */
    async register(registration: Registration, terms?: RegistrationTerms) {
      const prepared = await accounts.prepare(registration, terms);
      return transaction((session) => accounts.add(prepared, session));
    },

    giveRole: roles.giveRole,
    findByUsername: (username: string) => accounts.findByUsername(username.trim().toLowerCase()),
    findById: (userId: string) => accounts.findById(userId),

    markOnboarded: (userId: string) =>
      transaction(async (session) => {
        const account = await accounts.change(userId, { onboarded: true }, session);
        if (account) await revocations.revokeTokens(account, session);
        return account;
      }),

    endSessions: (userId: string) => transaction((session) => sessions.endAllOf(userId, session)),
  };
}
