import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Pages whose address holds a token: it must not travel to anyone as a referrer. */
const SECRET_PATHS = /^\/(reset-password|confirm-email)\//;
export const REPORTS_PATH = '/csp-reports';
/** One year, as browsers' preload lists ask for. */
export const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/** Everything from this origin; code and styles also from where the remotes are. Nothing inline, nothing evaluated. */
export function securityHeaders({ isSecure, remoteOrigins }: { isSecure: boolean; remoteOrigins: string[] }) {
  const own = ["'self'", ...remoteOrigins];
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: own,
        styleSrc: own,
        connectSrc: own,
        fontSrc: own,
        imgSrc: [...own, 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: REPORTS_PATH,
        reportTo: 'csp',
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    // A remote may live on another origin without sending this header.
    crossOriginEmbedderPolicy: false,
  });
  const secure: RequestHandler = (req, res, next) => {
    res.set('Reporting-Endpoints', `csp="${REPORTS_PATH}"`);
    headers(req, res, (error?: unknown) => {
      if (SECRET_PATHS.test(req.path)) res.set('Referrer-Policy', 'no-referrer');
      next(error);
    });
  };
  return secure;
}
