import type { ReplyCookie } from '@portal/service-kit';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';
import { KNOWN_DEVICE_LIFETIME_MS } from './known-device.service';

const TOKENS = /^[\w-]{43}(\.[\w-]{43}){0,4}$/;

export type KnownDeviceCookie = ReturnType<typeof createKnownDeviceCookie>;

/** Kept when its person signs out: it proves that they signed in here before, and alone grants nothing. */
export function createKnownDeviceCookie(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}portal_device`;
  const path = secure ? '/' : '/auth';
  const options: CookieOptions = { httpOnly: true, secure, sameSite: 'lax', path, maxAge: KNOWN_DEVICE_LIFETIME_MS };

  function tokensOf(req: Request): string[] {
    const value = parseCookie(req.headers.cookie ?? '')[name] ?? '';
    return TOKENS.test(value) ? value.split('.') : [];
  }

  const issue = (tokens: readonly string[]): ReplyCookie => ({ name, value: tokens.join('.'), options });

  return { tokensOf, issue };
}
