import type { ReplyCookie } from '@portal/service-kit';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';
import type { Credentials } from './refresh.service';

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/** Over https the names begin with `__Host-`, which browsers protect; over plain http they would refuse such cookies. */
export function createSessionCookies(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const options: CookieOptions = { httpOnly: true, secure, sameSite: 'lax', path: '/' };
  const access = { name: `${prefix}portal_access`, options };
  const refresh = { name: `${prefix}portal_refresh`, options: { ...options, path: secure ? '/' : '/auth' } };

  function refreshTokenOf(req: Request): string | undefined {
    return parseCookie(req.headers.cookie ?? '')[refresh.name];
  }

  /** The access cookie outlives its token, so that a service answers 401 and the browser refreshes. */
  function issue({ accessToken, refreshToken, seconds }: Credentials): ReplyCookie[] {
    const kept = (cookie: typeof access, value: string): ReplyCookie => ({
      name: cookie.name,
      value,
      options: { ...cookie.options, maxAge: seconds * 1000 },
    });
    return [kept(access, accessToken), ...(refreshToken === null ? [] : [kept(refresh, refreshToken)])];
  }

  function clear(): ReplyCookie[] {
    return [access, refresh].map((cookie) => ({ ...cookie, value: null }));
  }

  return { refreshTokenOf, issue, clear };
}
