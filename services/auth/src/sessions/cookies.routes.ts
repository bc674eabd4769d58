import { ACCESS_TOKEN } from '@portal/contracts';
import type { ReplyCookie } from '@portal/service-kit';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { Credentials } from './service';

export type Cookies = ReturnType<typeof createCookies>;

/** Over https the browser itself guards the `__Host-` names; over plain http it would refuse them. */
export function createCookies(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const options: CookieOptions = { httpOnly: true, secure, sameSite: 'lax', path: '/' };
  const access = { name: `${prefix}portal_access`, options };
  const refresh = { name: `${prefix}portal_refresh`, options: { ...options, path: secure ? '/' : '/auth' } };

  return {
    refreshTokenOf: (req: Request): string | undefined => parseCookie(req.headers.cookie ?? '')[refresh.name],

    of(credentials: Credentials): ReplyCookie[] {
      const seconds = (cookie: typeof access, maxAge: number) => ({ ...cookie.options, maxAge: maxAge * 1000 });
      const cookies: ReplyCookie[] = [
        { ...access, value: credentials.accessToken, options: seconds(access, ACCESS_TOKEN.lifetimeSeconds) },
      ];
      if (credentials.refresh) {
        const { token, seconds: maxAge } = credentials.refresh;
        cookies.push({ ...refresh, value: token, options: seconds(refresh, maxAge) });
      }
      return cookies;
    },

    none: (): ReplyCookie[] => [
      { ...access, value: null },
      { ...refresh, value: null },
    ],

    clear(res: Response): void {
      for (const { name, options: of } of [access, refresh]) res.clearCookie(name, of);
    },
  };
}
