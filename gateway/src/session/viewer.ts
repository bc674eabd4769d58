import type { Role } from '@portal/contracts';
import { parseCookie } from 'cookie';
import { accessCookieOf } from './session-cookies';
import { readTokenClaims } from './access-token';

/** Whose session a page is opened in, as far as the preloading of its calls needs it. Nothing is admitted by it. */
export interface Viewer {
  userId: string;
  username: string;
  role: Role;
  /** Of a club coordinator. */
  unitId?: string | undefined;
}

/** Reads the session of a cookie header; null for a visitor, and when the token is over. */
export type ReadViewer = (cookieHeader: string | undefined) => Viewer | null;

export function createReadViewer({ isHttps }: { isHttps: boolean }): ReadViewer {
  const accessCookie = accessCookieOf(isHttps);
  return function readViewer(cookieHeader) {
    const claims = readTokenClaims(parseCookie(cookieHeader ?? '')[accessCookie] ?? '');
    if (!claims || claims.exp * 1000 < Date.now()) return null;
    return { userId: claims.sub, username: claims.username, role: claims.role, unitId: claims.unit?.id };
  };
}
