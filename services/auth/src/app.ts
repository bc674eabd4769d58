import { type MailComposer, type ServiceContext, createServiceApp, createTokenVerifier } from '@portal/service-kit';
import { createAccountsModule } from './accounts/composition';
import type { AuthConfig } from './config';
import { createCredentialsModule } from './credentials/composition';
import { createDirectoryModule } from './directory/composition';
import { authMigrations } from './migrations';
import { createRolesModule } from './roles/composition';
import { createSessionsModule } from './sessions/composition';
import { createSignInModule } from './sign-in/composition';
import { subscriptions } from './subscriptions';

/** The composition root of auth: its modules, from the lowest to the uppermost. */
function createModules(context: ServiceContext<AuthConfig>) {
  const accounts = createAccountsModule(context);
  const sessions = createSessionsModule(context, accounts);
  const roles = createRolesModule(context, accounts, sessions);
  const directory = createDirectoryModule(context, accounts, sessions);
  const credentials = createCredentialsModule(context, { accounts, sessions, roles });
  const signIn = createSignInModule(context, { accounts, sessions, roles, credentials });
  return { accounts, sessions, roles, directory, credentials, signIn };
}
type Modules = ReturnType<typeof createModules>;

export function buildApp(context: ServiceContext<AuthConfig>) {
  const { config, clock } = context;
  const modules = createModules(context);
  const { sessions, roles, directory, credentials, signIn } = modules;
  // Auth verifies with the keys it has instead of fetching them from itself.
  const keySet = sessions.signingKeys.publicKeySet;
  const tokens = createTokenVerifier({ keySet, issuer: config.TOKEN_ISSUER, audience: config.TOKEN_AUDIENCE, clock });
  const endpoints = [sessions, roles, directory, credentials, signIn].flatMap((module) => module.endpoints);
  const composers: Record<string, MailComposer> = { ...roles.emails.composers, ...credentials.emailComposers };
  return {
    http: createServiceApp({ ...context, endpoints, tokens }),
    subscriptions: subscriptions(directory),
    readCopies: [directory.units.copy],
    composeMail: (async (mail) => (await composers[mail.kind]?.(mail)) ?? null) satisfies MailComposer,
    useCases: createUseCases(context, modules),
    migrations: authMigrations(modules.accounts),
    start: () => prepare(modules),
    jobs: [
      {
        name: 'end roles',
        intervalMs: config.AUTH_ROLE_ENDS_EVERY_MS,
        run: async () => void (await roles.expiry.expireRoles()),
      },
    ],
  };
}

/** What has to be there before anybody is served. */
async function prepare({ sessions, roles, credentials }: Modules): Promise<void> {
  await sessions.signingKeys.prepare();
  await credentials.passwords.getDummyHash();
  await roles.expiry.expireRoles();
  await roles.presidents.ensureFirst();
}

/** For others in the same process: the demo data and the command line. */
function createUseCases({ transaction }: ServiceContext<AuthConfig>, modules: Modules) {
  const { accounts, sessions, roles, credentials, signIn } = modules;
  return {
    register: signIn.registrations.register,
    hashPassword: credentials.passwords.hash,
    giveRole: async (...given: Parameters<typeof roles.roles.give>) => (await roles.roles.give(...given)).account,
    makePresident: roles.presidents.make,
    expireRoles: roles.expiry.expireRoles,
    findByUsername: (username: string) => accounts.accounts.findByUsername(username.trim().toLowerCase()),
    findById: (userId: string) => accounts.accounts.findById(userId),
    endSessions: (userId: string) =>
      transaction((session) => sessions.sessions.endAllOf(userId, 'by-the-operator', session)),
    rotateKeys: sessions.signingKeys.rotate,
  };
}
