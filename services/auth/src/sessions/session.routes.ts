import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, noContent, ok, withCookies, withRevocationHeader } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type RefreshService, SessionEnded } from './refresh.service';
import type { SessionCookies } from './session-cookies.middleware';
import type { SessionService } from './session.service';

interface Dependencies {
  sessions: Pick<SessionService, 'currentUser' | 'endCurrentSession'>;
  refreshing: RefreshService;
  cookies: SessionCookies;
}

export function sessionRoutes({ sessions, refreshing, cookies }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.logout, async ({ actor, req }) => {
      const ended = await sessions.endCurrentSession(cookies.refreshTokenOf(req), actor, 'signed-out');
      return withCookies(ok({ message: 'Logout Successful' }, withRevocationHeader(ended)), cookies.clear());
    }),

    endpoint(calls.refresh, async ({ req, res }) => {
      try {
        return withCookies(noContent(), cookies.issue(await refreshing.refresh(cookies.refreshTokenOf(req))));
      } catch (error) {
        if (error instanceof SessionEnded) {
          for (const { name, options } of cookies.clear()) res.clearCookie(name, options);
          if (error.revoked) res.set(withRevocationHeader([error.revoked]));
        }
        throw error;
      }
    }),

    endpoint(calls.fetchAuth, async ({ actor, req }) => {
      const user = actor && (await sessions.currentUser(actor));
      // A browser without a valid access token may still hold a refresh token: 401 tells it to use that first.
      if (!user && cookies.refreshTokenOf(req)) throw new DomainError('AUTH.SESSION_REQUIRED');
      const { role, onboardingComplete } = user ?? { role: 'STUDENT' as const, onboardingComplete: false };
      return ok({ user, role, onboardingComplete }, withRevocationHeader());
    }),
  ];
}
