import { keyOf } from '@portal/contracts';
import { type MailComposer, type ServiceContext, createServiceApp, createTokenVerifier } from '@portal/service-kit';
import { createModules, type Modules } from './composition';
import type { AuthConfig } from './config';
import { authMigrations } from './migrations';
import { subscriptions } from './subscriptions';

export function buildApp(context: ServiceContext<AuthConfig>) {
  const { config, clock } = context;
  const modules = createModules(context);
  const { sessions, roles, directory, passwords, emailConfirmations, signIn } = modules;
  // Auth verifies with the keys it has instead of fetching them from itself.
  const keySet = sessions.signingKeys.publicKeySet;
  const tokens = createTokenVerifier({ keySet, issuer: config.TOKEN_ISSUER, audience: config.TOKEN_AUDIENCE, clock });
  const serving = [sessions, roles, directory, passwords, emailConfirmations, signIn];
  const composers: Record<string, MailComposer> = {
    ...roles.emails.composers,
    ...passwords.emailComposers,
    ...emailConfirmations.emailComposers,
  };
  return {
    http: createServiceApp({ ...context, endpoints: serving.flatMap(({ endpoints }) => endpoints), tokens }),
    subscriptions: subscriptions(directory),
    readCopies: [directory.units.copy],
    composeMail: (async (mail) => (await composers[mail.kind]?.(mail)) ?? null) satisfies MailComposer,
    useCases: createUseCases(context, modules),
    migrations: authMigrations([modules.accounts.accounts, modules.accounts.units]),
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
async function prepare({ sessions, roles, passwords }: Modules): Promise<void> {
  await sessions.signingKeys.prepare();
  await passwords.passwords.getDummyHash();
  await roles.expiry.expireRoles();
  await roles.presidents.ensureFirst();
}

/** For others in the same process: the demo data and the command line. */
function createUseCases({ transaction }: ServiceContext<AuthConfig>, modules: Modules) {
  const { accounts, sessions, roles, passwords, signIn } = modules;
  return {
    register: signIn.registrations.register,
    hashPassword: passwords.passwords.hash,
    giveRole: async (...given: Parameters<typeof roles.roles.give>) => (await roles.roles.give(...given)).account,
    makePresident: roles.presidents.make,
    expireRoles: roles.expiry.expireRoles,
    findByUsername: (username: string) => accounts.accounts.findByUsername(keyOf(username)),
    findById: (userId: string) => accounts.accounts.findById(userId),
    endSessions: (userId: string) =>
      transaction((session) => sessions.sessions.endAllOf(userId, 'by-the-operator', session)),
    rotateKeys: sessions.signingKeys.rotate,
  };
}
