import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, noContent, ok, withRevocationHeader, withCookies } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { Request } from 'express';
import type { Cookies } from './cookies.routes';
import { type RefreshService, SessionEnded } from './refresh.service';
import type { Device, SessionService } from './service';
import type { SignInService } from './sign-in.service';

interface Dependencies {
  signIn: SignInService;
  sessions: SessionService;
  refreshing: RefreshService;
  cookies: Cookies;
}

const deviceOf = (req: Request): Device => ({
  userAgent: req.headers['user-agent'] ?? '',
  address: req.ip ?? 'unknown',
});

export function sessionRoutes({ signIn, sessions, refreshing, cookies }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.login, async ({ body, req }) => {
      const signedIn = await signIn.login(body, deviceOf(req));
      // This browser forgets the session it had: nobody else should go on with it.
      const ended = await sessions.endPresented(cookies.refreshTokenOf(req), null, 'signed-in-again');
      const answer = ok({ message: 'Login Successful', user: signedIn.user }, withRevocationHeader(ended));
      return withCookies(answer, cookies.of(signedIn));
    }),

    endpoint(calls.register, async ({ body, req }) => {
      const signedIn = await signIn.register(body, deviceOf(req));
      return withCookies(
        ok({ message: 'Registration Successful', user: signedIn.user }, withRevocationHeader()),
        cookies.of(signedIn),
      );
    }),

    endpoint(calls.logout, async ({ actor, req }) => {
      const ended = await sessions.endPresented(cookies.refreshTokenOf(req), actor, 'signed-out');
      return withCookies(ok({ message: 'Logout Successful' }, withRevocationHeader(ended)), cookies.none());
    }),

    endpoint(calls.refresh, async ({ req, res }) => {
      try {
        const credentials = await refreshing.refresh(cookies.refreshTokenOf(req));
        return withCookies(noContent(), cookies.of(credentials));
      } catch (error) {
        if (error instanceof SessionEnded) {
          cookies.clear(res);
          if (error.revoked) res.set(withRevocationHeader([error.revoked]));
        }
        throw error;
      }
    }),

    endpoint(calls.fetchAuth, async ({ actor, req }) => {
      const user = actor && (await sessions.current(actor));
      // Without a living access token the client may still hold a refresh token: 401 tells it to use that first.
      if (!user && cookies.refreshTokenOf(req)) throw new DomainError('AUTH.SESSION_REQUIRED');
      const { role, onboardingComplete } = user ?? { role: 'STUDENT' as const, onboardingComplete: false };
      return ok({ user, role, onboardingComplete }, withRevocationHeader());
    }),
  ];
}
