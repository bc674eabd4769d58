import { calls } from '@portal/contracts';
import { type Endpoint, type Reply, endpoint, redirect, withCookies, withRevocationHeader } from '@portal/service-kit';
import type { SessionCookies } from '../sessions/session-cookies.middleware';
import type { SessionService } from '../sessions/session.service';
import type { GoogleCookie } from './google-cookie.middleware';
import type { GoogleService } from './google.service';

interface Dependencies {
  google: GoogleService;
  googleCookie: GoogleCookie;
  sessions: Pick<SessionService, 'endCurrentSession'>;
  cookies: Pick<SessionCookies, 'refreshTokenOf' | 'issue'>;
}

/** Both are visits of a page, so they answer with a page whatever happens. */
export function googleRoutes({ google, googleCookie, sessions, cookies }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.startGoogle, async () => {
      const begun = await google.begin();
      if ('refusal' in begun) return redirectTo(`/login?error=${begun.refusal}`);
      return withCookies(redirectTo(begun.url), [googleCookie.issue(begun.pending)]);
    }),

    endpoint(calls.finishGoogle, async ({ query, req }) => {
      const returned = { pending: googleCookie.pendingOf(req), error: query.error };
      const device = { userAgent: req.headers['user-agent'] ?? '', address: req.ip ?? 'unknown' };
      const outcome = await google.finish(new URL(req.originalUrl, 'http://portal').search, returned, device);
      if ('refusal' in outcome) {
        return withCookies(redirectTo(`/login?error=${outcome.refusal}`), [googleCookie.clear()]);
      }
      const replaced = await sessions.endCurrentSession(cookies.refreshTokenOf(req), null, 'signed-in-again');
      const reply = redirectTo('/', [...outcome.ended, ...replaced]);
      return withCookies(reply, [googleCookie.clear(), ...cookies.issue(outcome.signedIn)]);
    }),
  ];
}

function redirectTo(location: string, revoked: string[] = []): Reply<never> {
  const reply = redirect(location);
  return { ...reply, headers: { ...reply.headers, ...withRevocationHeader(revoked) } };
}
