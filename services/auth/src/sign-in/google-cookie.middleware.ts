import { MINUTE_MS } from '@portal/contracts';
import type { ReplyCookie } from '@portal/service-kit';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';

const LIFETIME_MS = 10 * MINUTE_MS;

export type GoogleCookie = ReturnType<typeof createGoogleCookie>;

/** Ties the provider's answer to the browser that asked. Lax, because the browser comes back from another site. */
export function createGoogleCookie(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}portal_google`;
  const options: CookieOptions = { httpOnly: true, secure, sameSite: 'lax', path: secure ? '/' : '/auth/google' };

  const pendingOf = (req: Request): string | undefined => parseCookie(req.headers.cookie ?? '')[name];
  const issue = (value: string): ReplyCookie => ({ name, value, options: { ...options, maxAge: LIFETIME_MS } });
  const clear = (): ReplyCookie => ({ name, value: null, options });

  return { pendingOf, issue, clear };
}
