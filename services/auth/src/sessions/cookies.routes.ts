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

    /** The access cookie outlives its token, so that a service says 401 and the browser refreshes, not "visitor". */
    of({ accessToken, refreshToken, seconds }: Credentials): ReplyCookie[] {
      const kept = ({ name, options: of }: typeof access, value: string): ReplyCookie => ({
        name,
        value,
        options: { ...of, maxAge: seconds * 1000 },
      });
      return [kept(access, accessToken), ...(refreshToken === null ? [] : [kept(refresh, refreshToken)])];
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
