import type { ServiceContext } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import type { SessionsModule } from '../sessions/composition';
import { createAccountTakeoverService } from './account-takeover.service';
import { createOneTimeTokenRepository } from './one-time-token.repository';
import { createOneTimeTokenService } from './one-time-token.service';

export type EmailLinksModule = ReturnType<typeof createEmailLinksModule>;

export function createEmailLinksModule(
  { store, clock }: ServiceContext<unknown>,
  { accounts, accountEvents: events }: AccountsModule,
  { sessions }: SessionsModule,
) {
  const tokens = createOneTimeTokenService({ repository: createOneTimeTokenRepository(store), clock });
  return { tokens, takeovers: createAccountTakeoverService({ accounts, tokens, sessions, events, clock }) };
}
