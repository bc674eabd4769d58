import { type ServiceContext, type ServiceParts, createServiceApp, createTokenVerifier } from '@portal/service-kit';
import express from 'express';
import type { AuthConfig } from './config';
import { keyRoutes } from './keys/routes';
import { dropDeadBearer } from './sessions/bearer.routes';
import { createCookies } from './sessions/cookies.routes';
import { sessionRoutes } from './sessions/routes';
import { revocationList } from './revocations/routes';
import { type AuthUseCases, createServices, createUseCases } from './composition';
import { subscriptions } from './subscriptions';

/** The composition root of auth. */
export function buildApp(context: ServiceContext<AuthConfig>): ServiceParts<AuthUseCases> {
  const { config, clock } = context;
  const services = createServices(context);
  const { keys, sessions, refreshing, signIn, revocations, roles, passwords, throttles } = services;
  // Auth is where the keys come from: it verifies with them at hand instead of asking itself over HTTP.
  const tokens = createTokenVerifier({
    keySet: keys.publicKeySet,
    issuer: config.TOKEN_ISSUER,
    audience: config.TOKEN_AUDIENCE,
    clock,
  });
  const endpoints = [
    ...sessionRoutes({ signIn, sessions, refreshing, cookies: createCookies(config.PUBLIC_ORIGIN) }),
    ...keyRoutes(keys),
  ];
  const http = express();
  http.disable('x-powered-by');
  http.set('trust proxy', 'loopback, uniquelocal');
  http.use(revocationList(revocations));
  http.use(dropDeadBearer(tokens));
  http.use(createServiceApp({ ...context, endpoints, tokens }).router);

  return {
    http,
    subscriptions: subscriptions(services),
    useCases: createUseCases(context, services),
    async start() {
      for (const throttle of throttles) await throttle.buildIndexes();
      await keys.signingKey();
      await passwords.warmUp();
      await roles.ensureFirstPresident();
    },
  };
}
