import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { CSP_REPORTS_PATH, createContentSecurityPolicy } from './content-security-policy';

/** Pages whose address holds a token: it is sent to nobody as a referrer, and no search engine lists it. */
const TOKEN_PATHS = /^\/(reset-password|confirm-email|verify)\//;
/** The preload lists of browsers ask for one year. */
const HSTS_MAX_AGE_SECONDS = 31_536_000;
export const STRICT_TRANSPORT_SECURITY = `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`;

/** What the portal uses of a device is the camera, as the scanner at the door; whatever else a page asks for is refused. */
const PERMISSIONS_POLICY =
  'camera=(self), accelerometer=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()';

interface Options {
  isHttps: boolean;
  remoteOrigins: readonly string[];
}

/** What every answer of the gateway's own tells the browser; the HTML of a page has a policy of its own. */
export function createSecurityHeaders({ isHttps, remoteOrigins }: Options): RequestHandler {
  const setPolicy = createContentSecurityPolicy(remoteOrigins);
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: HSTS_MAX_AGE_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    // A remote may live on another origin without sending this header.
    crossOriginEmbedderPolicy: false,
  });
  return function securityHeaders(req, res, next) {
    res.set('Permissions-Policy', PERMISSIONS_POLICY);
    res.set('Reporting-Endpoints', `csp="${CSP_REPORTS_PATH}"`);
    setPolicy(req, res, () => undefined);
    setHeaders(req, res, (error?: unknown) => {
      if (TOKEN_PATHS.test(req.path))
        res.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' });
      next(error);
    });
  };
}
