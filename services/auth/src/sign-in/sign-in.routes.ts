import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, ok, withCookies, withRevocationHeader } from '@portal/service-kit';
import type { Request } from 'express';
import type { KnownDeviceCookie } from '../known-devices/known-device-cookie.middleware';
import type { SessionService } from '../sessions/session.service';
import type { SessionCookies } from '../sessions/session-cookies.middleware';
import type { SignedIn, SignInService, SigningBrowser } from './sign-in.service';

interface Dependencies {
  signIns: Pick<SignInService, 'login' | 'register'>;
  sessions: Pick<SessionService, 'endCurrentSession'>;
  cookies: Pick<SessionCookies, 'refreshTokenOf' | 'issue'>;
  deviceCookie: KnownDeviceCookie;
}

export function signInRoutes({ signIns, sessions, cookies, deviceCookie }: Dependencies): Endpoint[] {
  const browserOf = (req: Request): SigningBrowser => ({
    userAgent: req.headers['user-agent'] ?? '',
    address: req.ip ?? 'unknown',
    deviceTokens: deviceCookie.tokensOf(req),
  });

  /** The session that this browser had must not go on beside the new one. */
  async function replaceSession(req: Request, message: string, signedIn: SignedIn) {
    const ended = await sessions.endCurrentSession(cookies.refreshTokenOf(req), null, 'signed-in-again');
    const answer = ok({ message, user: signedIn.user }, withRevocationHeader(ended));
    return withCookies(answer, [...cookies.issue(signedIn), deviceCookie.issue(signedIn.deviceTokens)]);
  }

  return [
    endpoint(calls.login, async ({ body, req }) => {
      return replaceSession(req, 'Login Successful', await signIns.login(body, browserOf(req)));
    }),

    endpoint(calls.register, async ({ body, req }) => {
      return replaceSession(req, 'Registration Successful', await signIns.register(body, browserOf(req)));
    }),
  ];
}
