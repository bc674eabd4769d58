import { calls, type GoogleRefusal } from '@portal/contracts';
import { type Endpoint, type Reply, endpoint, redirect, withCookies, withRevocationHeader } from '@portal/service-kit';
import type { KnownDeviceCookie } from '../known-devices/known-device-cookie.middleware';
import type { SessionService } from '../sessions/session.service';
import type { SessionCookies } from '../sessions/session-cookies.middleware';
import type { GoogleService } from './google.service';
import type { GoogleCookies } from './google-cookies.middleware';

interface Dependencies {
  google: GoogleService;
  googleCookies: GoogleCookies;
  sessions: Pick<SessionService, 'endCurrentSession'>;
  cookies: Pick<SessionCookies, 'refreshTokenOf' | 'issue'>;
  deviceCookie: KnownDeviceCookie;
}

/** Both are visits of a page, so they answer with a page whatever happens. */
export function googleRoutes({ google, googleCookies, sessions, cookies, deviceCookie }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.startGoogle, async ({ query, req }) => {
      const begun = await google.begin(query.to);
      if ('refusal' in begun) return redirectTo(signInPath(begun));
      return withCookies(redirectTo(begun.url), googleCookies.issue(req, begun));
    }),

    endpoint(calls.finishGoogle, async ({ query, req }) => {
      const returned = { pending: googleCookies.pendingOf(req, query.state), error: query.error };
      const browser = {
        userAgent: req.headers['user-agent'] ?? '',
        address: req.ip ?? 'unknown',
        deviceTokens: deviceCookie.tokensOf(req),
      };
      const outcome = await google.finish(new URL(req.originalUrl, 'http://portal').search, returned, browser);
      if ('refusal' in outcome)
        return withCookies(redirectTo(signInPath(outcome)), googleCookies.end(req, query.state));
      const replaced = await sessions.endCurrentSession(cookies.refreshTokenOf(req), null, 'signed-in-again');
      const reply = redirectTo(outcome.returnPath ?? '/', [...outcome.ended, ...replaced]);
      return withCookies(reply, [
        ...googleCookies.end(req, query.state),
        ...cookies.issue(outcome.signedIn),
        deviceCookie.issue(outcome.signedIn.deviceTokens),
      ]);
    }),
  ];
}

/** The sign-in page, which says why and keeps where the person wanted to go. */
function signInPath({ refusal, returnPath }: { refusal: GoogleRefusal; returnPath: string | null }): string {
  const query = new URLSearchParams({ error: refusal, ...(returnPath !== null && { to: returnPath }) });
  return `/login?${query.toString()}`;
}

function redirectTo(location: string, revoked: string[] = []): Reply<never> {
  const reply = redirect(location);
  return { ...reply, headers: { ...reply.headers, ...withRevocationHeader(revoked) } };
}
