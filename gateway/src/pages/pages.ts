import type { InstituteSettings, ServiceName } from '@portal/contracts';
import { DomainError, type Logger, isDomainError } from '@portal/service-kit';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { refuse } from '../proxy/refusal';
import { cspReports } from './csp-reports';
import { docs } from './docs';
import { portalFiles, remoteAddresses } from './portal-files';
import { securityHeaders } from './security-headers';
import { type StaticDirs, staticFiles } from './static-files';

export interface PagesOptions {
  services: Record<ServiceName, string>;
  staticDirs: StaticDirs;
  /** Manifests that are not beside the portal, by federation name. */
  remotesElsewhere: Record<string, string>;
  settings: InstituteSettings;
  publicOrigin: URL;
  logger: Logger;
  countReport(directive: string): void;
}

const requestIdOf = (req: express.Request) => req.get('x-request-id') ?? '';

/** Everything the gateway answers itself. */
export function createPages(options: PagesOptions): Express {
  const { services, staticDirs, remotesElsewhere, settings, publicOrigin, logger, countReport } = options;
  const remotes = remoteAddresses(Object.keys(staticDirs.remotes), remotesElsewhere);
  const remoteOrigins = Object.values(remotes).flatMap((address) =>
    URL.canParse(address) ? [new URL(address).origin] : [],
  );
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders({ isSecure: publicOrigin.protocol === 'https:', remoteOrigins }));
  app.use(cspReports(logger, countReport));
  // Before compression: these files were compressed when they were built.
  app.use(staticFiles(staticDirs));
  app.use(compression());
  app.use(portalFiles(settings, remotes));
  app.use(docs(services));
  app.use((req, res) => refuse(res, new DomainError('REQUEST.NOT_FOUND'), requestIdOf(req)));
  app.use(failed(logger));
  return app;
}

function failed(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    if (isDomainError(error)) return refuse(res, error, requestIdOf(req));
    const { status } = (error ?? {}) as { status?: unknown };
    const isClients = error instanceof URIError || (typeof status === 'number' && status < 500);
    if (!isClients) logger.error({ err: error }, 'a page failed');
    const code = isClients ? 'REQUEST.MALFORMED' : 'SYSTEM.UNEXPECTED';
    return refuse(res, new DomainError(code), requestIdOf(req));
  };
}
