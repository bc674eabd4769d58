import type { ReplyCookie } from '@portal/service-kit';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';

const LIFETIME_MS = 10 * 60_000;

export type PendingCookie = ReturnType<typeof createPendingCookie>;

/** Ties the answer of the provider to the browser that asked; Lax, so that it comes back from another site. */
export function createPendingCookie(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}portal_google`;
  const options: CookieOptions = { httpOnly: true, secure, sameSite: 'lax', path: secure ? '/' : '/auth/google' };
  return {
    readFrom: (req: Request): string | undefined => parseCookie(req.headers.cookie ?? '')[name],
    of: (value: string): ReplyCookie => ({ name, value, options: { ...options, maxAge: LIFETIME_MS } }),
    none: (): ReplyCookie => ({ name, value: null, options }),
  };
}
