import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

/** Before the names of cookies that only https sends (RFC 6265bis, section 4.1.3.2). */
export const cookiePrefixOf = (isHttps: boolean) => (isHttps ? '__Host-' : '');

/** The cookie by which auth renews a session. */
export const refreshCookieOf = (isHttps: boolean) => `${cookiePrefixOf(isHttps)}portal_refresh`;

/** The cookie with the access token, which auth sets. */
export const accessCookieOf = (isHttps: boolean) => `${cookiePrefixOf(isHttps)}portal_access`;

/** Whether a request says that someone is signed in; nothing is admitted by it. */
export function createHasSession({ isHttps }: { isHttps: boolean }) {
  const accessCookie = accessCookieOf(isHttps);
  return ({ headers }: IncomingMessage): boolean => parseCookies(headers.cookie)[accessCookie] !== undefined;
}

/** Not decoded, because a decoded value could put a line break into a header. */
export const parseCookies = (header: string | undefined): Readonly<Record<string, string | undefined>> =>
  parseCookie(header ?? '', { decode: (value) => value });

/** Whether auth sets it for itself; only auth sees these. Each sign-in with Google has one, named by its state. */
export const isAuthCookie = (name: string, isHttps: boolean): boolean =>
  name === refreshCookieOf(isHttps) ||
  name === `${cookiePrefixOf(isHttps)}portal_device` ||
  name.startsWith(`${cookiePrefixOf(isHttps)}portal_google_`);
