import type { Letter, Mail, ServiceContext } from '@portal/service-kit';
import { CONFIRMATION_MAIL } from './accounts/domain';
import { createAccountRepository } from './accounts/repository';
import { createAccountService, type Registration, type RegistrationTerms } from './accounts/service';
import { type AuthConfig, providerOf } from './config';
import { createConfirmationLetter } from './confirmation/letter.service';
import { createConfirmationService } from './confirmation/service';
import { createProviderService } from './google/provider.service';
import { createGoogleService } from './google/service';
import { createKeyRepository } from './keys/repository';
import { createKeyService } from './keys/service';
import { createLinkRepository } from './links/repository';
import { createLinkService } from './links/service';
import { createPasswordChangeService } from './passwords/change.service';
import { createPasswordService } from './passwords/service';
import { createProfileService } from './profiles/service';
import { createResetLetter } from './recovery/letter.service';
import { RESET_MAIL, createRecoveryService } from './recovery/service';
import { createRevocationRepository } from './revocations/repository';
import { createRevocationService } from './revocations/service';
import { createRoleService } from './roles/service';
import { createDeviceService } from './sessions/devices.service';
import { createRefreshService } from './sessions/refresh.service';
import { createSessionRepository } from './sessions/repository';
import { createSessionService } from './sessions/service';
import { createSignInService } from './sessions/sign-in.service';
import { createCountRepository } from './throttles/repository';
import { createThrottleService } from './throttles/service';
import { createTokenService } from './tokens/service';
import { createUnitRepository } from './units/repository';
import { createUnitService } from './units/service';

type Context = ServiceContext<AuthConfig>;

export type Services = ReturnType<typeof createServices>;

/** Every service of auth with its dependencies. */
export function createServices(context: Context) {
  const identity = createIdentity(context);
  const throttling = createThrottles(context);
  const parts = { ...identity.shared, ...identity, ...throttling };
  const signIn = createSignInService(parts);
  const provider = providerOf(context.config, context.settings.emailDomain);
  return {
    ...identity,
    throttles: throttling.throttles,
    signIn,
    refreshing: createRefreshService(parts),
    devices: createDeviceService(parts),
    passwordChange: createPasswordChangeService(parts),
    recovery: createRecoveryService(parts),
    confirmation: createConfirmationService(parts),
    profiles: createProfileService(parts),
    google: createGoogleService({ ...parts, signIn, provider: provider && createProviderService(provider) }),
  };
}

/** Accounts, what they hold and what proves who they are. */
function createIdentity({ store, config, settings, clock, outbox, mails, transaction, logger }: Context) {
  const { connection } = store;
  const { PORTAL_PRESIDENT_EMAIL: presidentEmail, AUTH_REQUIRE_CONFIRMED_EMAIL: requireConfirmedEmail } = config;
  const shared = { outbox, mails, transaction, clock, logger, settings, presidentEmail, requireConfirmedEmail };
  const { AUTH_HASH_MEMORY_KIB: memoryKib, AUTH_HASH_PASSES: passes, AUTH_HASHES_AT_ONCE: atOnce } = config;
  const passwords = createPasswordService({ cost: { memoryKib, passes, atOnce }, settings });
  const passphrase = config.AUTH_KEY_PASSPHRASE;
  const keys = createKeyService({ repository: createKeyRepository(connection), clock, passphrase });
  const issuing = { keys, issuer: config.TOKEN_ISSUER, audience: config.TOKEN_AUDIENCE, clock };
  const tokens = createTokenService(issuing);
  const revocations = createRevocationService({ repository: createRevocationRepository(connection), clock });
  const accounts = createAccountService({ ...shared, repository: createAccountRepository(connection), passwords });
  const units = createUnitService({ repository: createUnitRepository(connection), accounts, revocations, clock });
  const repository = createSessionRepository(connection);
  const sessions = createSessionService({ ...shared, repository, accounts, units, tokens, revocations });
  const roles = createRoleService({ ...shared, accounts, units, revocations });
  const links = createLinkService({ repository: createLinkRepository(connection), clock });
  return { shared, repository, accounts, keys, links, passwords, revocations, roles, sessions, units };
}

function createThrottles({ store, config }: Pick<Context, 'store' | 'config'>) {
  const countOf = (name: string, points: number, seconds: number) =>
    createCountRepository(store.connection, { name, points, seconds });
  const { AUTH_SIGN_IN_FAILURES: failures, AUTH_REGISTRATIONS: registered, AUTH_RECOVERIES: recovered } = config;
  const signIns = countOf('sign-in', failures, config.AUTH_SIGN_IN_WINDOW_SECONDS);
  const registrations = countOf('register', registered, config.AUTH_REGISTRATION_WINDOW_SECONDS);
  const recoveries = countOf('recovery', recovered, config.AUTH_RECOVERY_WINDOW_SECONDS);
  return {
    throttles: [signIns, registrations, recoveries],
    signInThrottle: createThrottleService({ counts: signIns, limit: failures }),
    registrationThrottle: createThrottleService({ counts: registrations, limit: registered }),
    recoveryThrottle: createThrottleService({ counts: recoveries, limit: recovered }),
  };
}

/** Writes every mail of auth, by its kind, when it is sent. */
export function createLetters({ config, settings }: Context, services: Services) {
  const parts = { ...services, settings, publicOrigin: config.PUBLIC_ORIGIN };
  const letters: Record<string, (mail: Mail) => Promise<Letter | null>> = {
    [CONFIRMATION_MAIL]: createConfirmationLetter(parts),
    [RESET_MAIL]: createResetLetter(parts),
  };
  return async (mail: Mail): Promise<Letter | null> => letters[mail.kind]?.(mail) ?? null;
}

export type AuthUseCases = ReturnType<typeof createUseCases>;

/** What others in the same process may ask of auth: the demo data and the command line. */
export function createUseCases({ transaction }: Context, services: Services) {
  const { accounts, keys, roles, sessions } = services;
  return {
    /** An account without a session. */
    async register(registration: Registration, terms?: RegistrationTerms) {
      const prepared = await accounts.prepare(registration, terms);
      return transaction((session) => accounts.add(prepared, session));
    },

    giveRole: roles.giveRole,
    findByUsername: (username: string) => accounts.findByUsername(username.trim().toLowerCase()),
    findById: (userId: string) => accounts.findById(userId),

    endSessions: (userId: string) => transaction((session) => sessions.endAllOf(userId, session)),

    rotateKeys: keys.rotate,
  };
}
