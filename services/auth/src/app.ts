import { type ServiceContext, type ServiceParts, createServiceApp, createTokenVerifier } from '@portal/service-kit';
import express from 'express';
import { peopleRoutes } from './accounts/people.routes';
import { type AuthUseCases, type Services, createServices, partsBesideHttp } from './composition';
import type { AuthConfig } from './config';
import { confirmationRoutes } from './confirmation/routes';
import { createPendingCookie } from './google/cookies.routes';
import { googleRoutes } from './google/routes';
import { keyRoutes } from './keys/routes';
import { passwordRoutes } from './passwords/routes';
import { profileTakeover } from './profiles/routes';
import { recoveryRoutes, undecodableLinks } from './recovery/routes';
import { revocationList } from './revocations/routes';
import { roleRoutes } from './roles/routes';
import { dropDeadBearer } from './sessions/bearer.routes';
import { createCookies } from './sessions/cookies.routes';
import { deviceRoutes } from './sessions/devices.routes';
import { sessionRoutes } from './sessions/routes';
import { subscriptions } from './subscriptions';

/** The composition root of auth. */
export function buildApp(context: ServiceContext<AuthConfig>): ServiceParts<AuthUseCases> {
  const { config, clock, logger, transaction } = context;
  const services = createServices(context);
  const { keys, profiles, revocations, sessions } = services;
  // Auth is where the keys come from: it verifies with them at hand instead of asking itself over HTTP.
  const tokens = createTokenVerifier({
    keySet: keys.publicKeySet,
    issuer: config.TOKEN_ISSUER,
    audience: config.TOKEN_AUDIENCE,
    clock,
  });
  const http = express();
  http.disable('x-powered-by');
  http.set('trust proxy', 'loopback, uniquelocal');
  http.use(revocationList(revocations));
  http.use(
    profileTakeover({
      takeOver: (profile) => transaction((session) => profiles.takeOver(profile, session)),
      claimStudentId: (userId, studentId) =>
        transaction((session) => profiles.claimStudentId(userId, studentId, session)),
      currentUser: sessions.current,
      tokens,
      logger,
    }),
  );
  http.use(undecodableLinks);
  http.use(dropDeadBearer(tokens));
  http.use(createServiceApp({ ...context, endpoints: endpointsOf(services, config), tokens }).router);

  return { http, subscriptions: subscriptions(services), ...partsBesideHttp(context, services) };
}

function endpointsOf(services: Services, { PUBLIC_ORIGIN: origin }: AuthConfig) {
  const { confirmation, google, keys, listing, passwordChange, recovery, roles, sessions } = services;
  const cookies = createCookies(origin);
  return [
    ...sessionRoutes({ ...services, cookies }),
    ...deviceRoutes({ ...services, cookies }),
    ...passwordRoutes(passwordChange),
    ...recoveryRoutes(recovery),
    ...confirmationRoutes(confirmation),
    ...googleRoutes({
      google,
      cookies,
      pending: createPendingCookie(origin),
      endPresented: (req) => sessions.endPresented(cookies.refreshTokenOf(req), null, 'signed-in-again'),
    }),
    ...peopleRoutes(listing),
    ...roleRoutes(roles),
    ...keyRoutes(keys),
  ];
}
