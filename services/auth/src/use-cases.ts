import type { ServiceContext } from '@portal/service-kit';
import type { RegistrationTerms, Registration } from './accounts/service';
import type { AuthConfig } from './config';
import type { Services } from './services';

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
