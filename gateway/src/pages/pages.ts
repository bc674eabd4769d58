import type { ErrorCode, InstituteSettings, ServiceName } from '@portal/contracts';
import { DomainError, type Logger, type Metrics, isDomainError } from '@portal/service-kit';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { sendProblem } from '../http/problem-response';
import { createReadViewer } from '../session/viewer';
import { createApiDocsRoutes } from './api-docs.routes';
import { createCspReportRoutes } from './csp-reports.routes';
import type { FindService } from '../routing/service-matcher';
import type { RevocationList } from '../session/revocation-list';
import { createDocumentRoutes } from './document.routes';
import { createPageAnswers } from './page-answers';
import { createSecurityHeaders } from '../http/security-headers.middleware';
import { createSettingsRoutes } from './settings.routes';
import { type StaticDirs, createStaticFileRoutes, manifestUrls } from './static-files.routes';

interface Dependencies {
  services: Record<ServiceName, string>;
  staticDirs: StaticDirs;
  /** Manifests on other origins, by federation name. */
  externalRemotes: Record<string, string>;
  settings: InstituteSettings;
  publicOrigin: URL;
  isHttps: boolean;
  findService: FindService;
  revocations: RevocationList;
  logger: Logger;
  metrics: Metrics;
}

/** Everything the gateway answers itself. */
export function createPages(deps: Dependencies): Express {
  const { services, staticDirs, externalRemotes, settings, isHttps, logger, metrics } = deps;
  const remoteOrigins = Object.values(externalRemotes)
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).origin);
  const app = express();
  app.disable('x-powered-by');
  app.use(createSecurityHeaders({ isHttps, remoteOrigins }));
  app.use(createCspReportRoutes({ logger, metrics }));
  // Before compression, because these files were compressed when they were built.
  app.use(createStaticFileRoutes(staticDirs));
  app.use(compression());
  const remotes = { ...manifestUrls(staticDirs), ...externalRemotes };
  app.use(createSettingsRoutes(settings, remotes));
  app.use(createApiDocsRoutes(services));
  const readViewer = createReadViewer({ isHttps });
  const readPageAnswers = createPageAnswers(deps);
  app.use(createDocumentRoutes({ ...deps, remotes, remoteOrigins, readViewer, readPageAnswers }));
  app.use((req, res) => sendProblem(res, new DomainError('REQUEST.NOT_FOUND'), requestIdOf(req)));
  app.use(createErrorHandler(logger));
  return app;
}

function createErrorHandler(logger: Logger): ErrorRequestHandler {
  return function handleError(error: unknown, req, res, _next) {
    if (isDomainError(error)) return sendProblem(res, error, requestIdOf(req));
    const { status } = (error ?? {}) as { status?: unknown };
    const isClientError = error instanceof URIError || (typeof status === 'number' && status < 500);
    if (!isClientError) logger.error({ err: error }, 'a page failed');
    const code = isClientError ? clientErrorOf(status) : 'SYSTEM.UNEXPECTED';
    return sendProblem(res, new DomainError(code), requestIdOf(req));
  };
}

function clientErrorOf(status: unknown): ErrorCode {
  return status === 413 ? 'REQUEST.TOO_LARGE' : 'REQUEST.MALFORMED';
}

function requestIdOf(req: express.Request): string {
  return req.get('x-request-id') ?? '';
}
