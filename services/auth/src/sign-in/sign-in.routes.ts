import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, ok, withCookies, withRevocationHeader } from '@portal/service-kit';
import type { Request } from 'express';
import type { SessionCookies } from '../sessions/session-cookies.middleware';
import type { Device, SessionService } from '../sessions/session.service';
import type { SignInService } from './sign-in.service';

interface Dependencies {
  signIns: Pick<SignInService, 'login' | 'register'>;
  sessions: Pick<SessionService, 'endCurrentSession'>;
  cookies: Pick<SessionCookies, 'refreshTokenOf' | 'issue'>;
}

const deviceOf = (req: Request): Device => ({
  userAgent: req.headers['user-agent'] ?? '',
  address: req.ip ?? 'unknown',
});

export function signInRoutes({ signIns, sessions, cookies }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.login, async ({ body, req }) => {
      const signedIn = await signIns.login(body, deviceOf(req));
      // The session that this browser had must not go on beside the new one.
      const ended = await sessions.endCurrentSession(cookies.refreshTokenOf(req), null, 'signed-in-again');
      const answer = ok({ message: 'Login Successful', user: signedIn.user }, withRevocationHeader(ended));
      return withCookies(answer, cookies.issue(signedIn));
    }),

    endpoint(calls.register, async ({ body, req }) => {
      const signedIn = await signIns.register(body, deviceOf(req));
      const answer = ok({ message: 'Registration Successful', user: signedIn.user }, withRevocationHeader());
      return withCookies(answer, cookies.issue(signedIn));
    }),
  ];
}
