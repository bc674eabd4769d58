import type { Email, Mail, ServiceContext } from '@portal/service-kit';
import { CONFIRMATION_MAIL } from './accounts/domain';
import { createAccountNews } from './accounts/news.service';
import { createPeopleService } from './accounts/people.service';
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
import { createEndingService } from './roles/ending.service';
import { createGrantService } from './roles/grant.service';
import { createRoleLetters } from './roles/letter.service';
import { createPresidentService } from './roles/president.service';
import { createRoleService } from './roles/service';
import { createDeviceService } from './sessions/devices.service';
import { createSessionNews } from './sessions/news.service';
import { createRefreshService } from './sessions/refresh.service';
import { createSessionRepository } from './sessions/repository';
import { createSessionService } from './sessions/service';
import { createSignInService } from './sessions/sign-in.service';
import { createTermRepository } from './terms/repository';
import { createTermService } from './terms/service';
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
  const roles = createRoles(identity);
  const parts = { ...identity.shared, ...identity, ...roles, ...throttling };
  const signIn = createSignInService(parts);
  const provider = providerOf(context.config, context.settings.emailDomain);
  return {
    ...identity,
    ...roles,
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
  const people = createAccountRepository(connection);
  const terms = createTermService({ repository: createTermRepository(connection), clock, settings });
  const accounts = createAccountService({ ...shared, repository: people, passwords, terms });
  const units = createUnitService({ repository: createUnitRepository(connection), accounts, revocations, clock });
  const repository = createSessionRepository(connection);
  const sessionNews = createSessionNews({ ...shared, accounts });
  const parts = { ...shared, repository, accounts, units, tokens, revocations };
  const sessions = createSessionService({ ...parts, news: sessionNews });
  const news = createAccountNews(shared);
  const listing = createPeopleService({ people, units, clock, settings });
  const links = createLinkService({ repository: createLinkRepository(connection), clock });
  const own = { accounts, keys, links, listing, news, passwords, revocations, sessions, terms, units };
  return { shared, repository, ...own };
}

/** How people get their roles, and how roles end. */
function createRoles({ shared, ...rest }: ReturnType<typeof createIdentity>) {
  const parts = { ...shared, ...rest };
  const granting = { ...parts, grants: createGrantService(parts) };
  return {
    roles: createRoleService(granting),
    presidents: createPresidentService(granting),
    ends: createEndingService(granting),
  };
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
function createLetters({ config, settings }: Context, services: Services) {
  const parts = { ...services, settings, publicOrigin: config.PUBLIC_ORIGIN };
  const letters: Record<string, (mail: Mail) => Promise<Email | null>> = {
    [CONFIRMATION_MAIL]: createConfirmationLetter(parts),
    [RESET_MAIL]: createResetLetter(parts),
    ...createRoleLetters(parts),
  };
  return async (mail: Mail): Promise<Email | null> => letters[mail.kind]?.(mail) ?? null;
}

/** All that a service is beside its calls and what it hears. */
export function partsBesideHttp(context: Context, services: Services) {
  const { ends } = services;
  const intervalMs = context.config.AUTH_ROLE_ENDS_EVERY_MS;
  return {
    composeMail: createLetters(context, services),
    useCases: createUseCases(context, services),
    start: createStart(services),
    jobs: [{ name: 'end roles', intervalMs, run: async () => void (await ends.endOverdue()) }],
  };
}

/** What has to be there before anybody is served. */
function createStart({ accounts, ends, keys, passwords, presidents, throttles, units }: Services) {
  return async (): Promise<void> => {
    for (const throttle of throttles) await throttle.buildIndexes();
    await Promise.all([accounts.fillSearch(), units.fillSearch()]);
    await keys.signingKey();
    await passwords.warmUp();
    await ends.endOverdue();
    await presidents.ensureFirst();
  };
}

export type AuthUseCases = ReturnType<typeof createUseCases>;

/** What others in the same process may ask of auth: the demo data and the command line. */
function createUseCases({ transaction }: Context, services: Services) {
  const { accounts, ends, keys, presidents, roles, sessions } = services;
  return {
    /** An account without a session. */
    async register(registration: Registration, terms?: RegistrationTerms) {
      const prepared = await accounts.prepare(registration, terms);
      return transaction((session) => accounts.add(prepared, session));
    },

    giveRole: roles.giveRole,
    makePresident: presidents.make,
    endOverdueRoles: ends.endOverdue,
    findByUsername: (username: string) => accounts.findByUsername(username.trim().toLowerCase()),
    findById: (userId: string) => accounts.findById(userId),

    endSessions: (userId: string) =>
      transaction((session) => sessions.endAllOf(userId, { reason: 'by-the-operator' }, session)),

    rotateKeys: keys.rotate,
  };
}
