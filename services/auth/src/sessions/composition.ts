import { ACCESS_TOKEN, SECOND_MS } from '@portal/contracts';
import { createSigningKeys, type ServiceContext } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import type { AuthConfig } from '../config';
import { createAccessTokenService } from './access-token.service';
import { deviceRoutes } from './device.routes';
import { createRefreshService } from './refresh.service';
import { createRevocationRepository } from './revocation.repository';
import { createRevocationService } from './revocation.service';
import { createSessionCookies } from './session-cookies.middleware';
import { createSessionEvents } from './session-events.service';
import { createSessionRepository } from './session.repository';
import { sessionRoutes } from './session.routes';
import { createSessionService } from './session.service';
import { tokenRoutes } from './token.routes';

interface Dependencies {
  accounts: AccountsModule;
}

export type SessionsModule = ReturnType<typeof createSessionsModule>;

export function createSessionsModule(
  { store, outbox, transaction, config, clock, logger }: ServiceContext<AuthConfig>,
  { accounts: { accounts, signedIn, units } }: Dependencies,
) {
  const { TOKEN_ISSUER: issuer, TOKEN_AUDIENCE: audience, AUTH_KEY_PASSPHRASE: passphrase } = config;
  const signingKeys = createSigningKeys({
    store,
    clock,
    logger,
    algorithm: 'RS256',
    lifetimeMs: ACCESS_TOKEN.lifetimeSeconds * SECOND_MS,
    passphrase,
    passphraseVariable: 'AUTH_KEY_PASSPHRASE',
    replacesLostKeys: config.AUTH_REPLACE_LOST_KEYS,
  });
  const revocations = createRevocationService({ repository: createRevocationRepository(store), clock });
  const repository = createSessionRepository(store);
  const sessions = createSessionService({
    repository,
    signedIn,
    units,
    accessTokens: createAccessTokenService({ signingKeys, issuer, audience, clock }),
    revocations,
    events: createSessionEvents({ accounts, outbox, clock }),
    transaction,
    clock,
    requireConfirmedEmail: config.AUTH_REQUIRE_CONFIRMED_EMAIL,
  });
  const refreshing = createRefreshService({ repository, accounts, sessions, clock, logger });
  const cookies = createSessionCookies(config.PUBLIC_ORIGIN);
  const endpoints = [
    ...sessionRoutes({ sessions, refreshing, cookies }),
    ...deviceRoutes({ sessions, cookies }),
    ...tokenRoutes({ signingKeys, revocations }),
  ];
  return { sessions, signingKeys, revocations, cookies, endpoints };
}
