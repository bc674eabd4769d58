import { readTokenIdentity, type TokenIdentity } from './access-token';
import type { RevocationList } from './revocation-list';
import { accessCookieOf } from './session-cookies';

/** The access token of a request, and whether services may be given it. */
export type SessionToken =
  | { state: 'none' }
  /** Nobody can tell before the list of revoked tokens is there. */
  | { state: 'unknown' }
  | { state: 'revoked' }
  /** Services check it; `identity` is null for one that they will refuse. */
  | { state: 'usable'; token: string; identity: TokenIdentity | null };

interface Dependencies {
  isHttps: boolean;
  revocations: Pick<RevocationList, 'isLoaded' | 'isRevoked'>;
}

/** Reads the token from the cookies of a request, whose values are not decoded. */
export function createReadSessionToken({ isHttps, revocations }: Dependencies) {
  const accessCookie = accessCookieOf(isHttps);
  return function readSessionToken(cookies: Readonly<Record<string, string | undefined>>): SessionToken {
    const token = cookies[accessCookie];
    if (!token) return { state: 'none' };
    if (!revocations.isLoaded()) return { state: 'unknown' };
    const identity = readTokenIdentity(token);
    if (identity && revocations.isRevoked(identity)) return { state: 'revoked' };
    return { state: 'usable', token, identity };
  };
}
