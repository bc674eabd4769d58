import type { ServiceContext } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import type { SessionsModule } from '../sessions/composition';
import { createAccountTakeoverService } from './account-takeover.service';
import { createOneTimeTokenRepository } from './one-time-token.repository';
import { createOneTimeTokenService } from './one-time-token.service';

interface Dependencies {
  accounts: AccountsModule;
  sessions: SessionsModule;
}

export type EmailLinksModule = ReturnType<typeof createEmailLinksModule>;

export function createEmailLinksModule(
  { store, clock }: ServiceContext<unknown>,
  { accounts: { accounts, accountEvents: events }, sessions: { sessions } }: Dependencies,
) {
  const tokens = createOneTimeTokenService({ repository: createOneTimeTokenRepository(store), clock });
  return { tokens, takeovers: createAccountTakeoverService({ accounts, tokens, sessions, events, clock }) };
}
