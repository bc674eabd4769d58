import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Pages whose address holds a token, which must not be sent to anyone as a referrer. */
const TOKEN_PATHS = /^\/(reset-password|confirm-email)\//;
export const CSP_REPORTS_PATH = '/csp-reports';
/** The preload lists of browsers ask for one year. */
const HSTS_MAX_AGE_SECONDS = 31_536_000;
export const STRICT_TRANSPORT_SECURITY = `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`;

/** What the portal uses of a device is the camera, as the scanner at the door; whatever else a page asks for is refused. */
const PERMISSIONS_POLICY =
  'camera=(self), accelerometer=(), bluetooth=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()';

interface Options {
  isHttps: boolean;
  remoteOrigins: string[];
}

/** Everything comes from this origin, code and styles also from the remotes'. Nothing inline, nothing evaluated. */
export function createSecurityHeaders({ isHttps, remoteOrigins }: Options): RequestHandler {
  const sources = ["'self'", ...remoteOrigins];
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: sources,
        styleSrc: sources,
        connectSrc: sources,
        fontSrc: sources,
        imgSrc: [...sources, 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: CSP_REPORTS_PATH,
        reportTo: 'csp',
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: HSTS_MAX_AGE_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    // A remote may live on another origin without sending this header.
    crossOriginEmbedderPolicy: false,
  });
  return function securityHeaders(req, res, next) {
    res.set('Permissions-Policy', PERMISSIONS_POLICY);
    res.set('Reporting-Endpoints', `csp="${CSP_REPORTS_PATH}"`);
    setHeaders(req, res, (error?: unknown) => {
      if (TOKEN_PATHS.test(req.path)) res.set('Referrer-Policy', 'no-referrer');
      next(error);
    });
  };
}
