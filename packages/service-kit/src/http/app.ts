import { MAX_BODY_BYTES, type ServiceName } from '@portal/contracts';
import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import type { TokenVerifier } from '../tokens/token-verifier';
import { authentication } from './authentication';
import type { CallLimits } from './call-limits';
import { requestContext } from './request-id';
import type { Endpoint, EndpointHost } from './endpoint';
import { healthRoutes, type ReadinessCheck } from './health';
import type { IdempotencyStore } from './idempotency';
import { refuseHugeJson } from './json-shape';
import { escapeMalformedPath } from './malformed-path';
import { openApiRoute } from './openapi';
import { notFoundHandler, problemHandler } from './problem';
import { requestLog } from './request-log';
import { compareSpecificity } from './route-order';
import { StreamRegistry } from './stream';

/** What an application is made of; a ServiceContext has all but the endpoints. */
export interface ServiceAppOptions {
  service: ServiceName;
  endpoints: Endpoint[];
  tokens: TokenVerifier;
  logger: Logger;
  metrics: Metrics;
  readiness: readonly ReadinessCheck[];
  requireConfirmedEmail?: boolean;
  idempotency?: IdempotencyStore;
  /** Without them nobody is held to the limits of the call table. */
  limits?: CallLimits;
  /** After how long an answer would come too late; see {@link refuseWhenLate}. */
  answerWithinMs?: number;
}

/** Shorter than the 30 s after which the gateway gives up, by what it takes to commit and to answer. */
export const ANSWER_WITHIN_MS = 20_000;

/**
 * The HTTP application of a service: health, logs, authentication, its endpoints at the paths of the call table, and
 * problems for everything else. Refuses an endpoint of another service or of a call that is not built.
 */
export function createServiceApp(options: ServiceAppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', 'loopback, uniquelocal');
  app.use(requestLog(options.logger));
  app.use(requestContext(options.answerWithinMs ?? ANSWER_WITHIN_MS));
  app.use(helmet({ contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } } }));
  app.use(healthRoutes(options.readiness, options.metrics));
  app.use(
    openApiRoute(
      options.service,
      options.endpoints.map(({ call }) => call),
    ),
  );
  app.use(escapeMalformedPath);
  app.use(express.json({ limit: MAX_BODY_BYTES, strict: true, verify: refuseHugeJson }));
  app.use(authentication(options.tokens));
  mount(app, options);
  app.use(notFoundHandler);
  app.use(problemHandler);
  return app;
}

/** Ends the open streams of an application, so that a stopping server can close. */
export function closeStreams(app: Express): void {
  if (app.locals.streams instanceof StreamRegistry) app.locals.streams.closeAll();
}

function mount(
  app: Express,
  { service, endpoints, metrics, idempotency, limits, requireConfirmedEmail = false }: ServiceAppOptions,
) {
  const host: EndpointHost = { requireConfirmedEmail, idempotency, limits, streams: new StreamRegistry(metrics) };
  app.locals.streams = host.streams;
  for (const { call, serve } of [...endpoints].sort((a, b) => compareSpecificity(a.call.path, b.call.path))) {
    if (call.service !== service || !call.built) throw new Error(`${call.name} is not a built call of ${service}`);
    const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    app[method](call.path, async (req, res) => {
      const done = metrics.requests.startTimer({ call: call.name });
      res.once('close', () => done({ status: String(res.statusCode) }));
      await serve(req, res, host);
    });
  }
}
