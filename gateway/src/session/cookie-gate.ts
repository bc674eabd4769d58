import type { IncomingMessage } from 'node:http';
import type { ServiceName } from '@portal/contracts';
import { DomainError } from '@portal/service-kit';
import { identityOf, readCookie } from './access-token';
import type { Revocations } from './revocations';

/** Turns the session cookie into the bearer token services read; only auth sees a cookie, and only its own. */
export function createCookieGate(prefix: string, revocations: Revocations) {
  const accessName = `${prefix}portal_access`;
  /** The session's other half, and what a sign-in with Google under way has to bring back. */
  const authsOwn = [`${prefix}portal_refresh`, `${prefix}portal_google`];

  const cookiesForAuth = (header: string | undefined) =>
    authsOwn.flatMap((name) => {
      const value = readCookie(header, name);
      return value ? [`${name}=${value}`] : [];
    });

  return (req: IncomingMessage, service: ServiceName) => {
    const { cookie } = req.headers;
    delete req.headers.cookie;
    const isAuth = service === 'auth';
    const kept = isAuth ? cookiesForAuth(cookie) : [];
    if (kept.length > 0) req.headers.cookie = kept.join('; ');
    const token = readCookie(cookie, accessName);
    if (!token) return null;
    if (!revocations.known) return new DomainError('SYSTEM.UNAVAILABLE', { retryAfter: 2 });
    const identity = identityOf(token);
    const isRevoked = identity !== null && revocations.has(identity);
    // Not dropped for the others: a visitor gets less than somebody whose browser only has to refresh.
    if (isRevoked && !isAuth) return new DomainError('AUTH.SESSION_REQUIRED');
    if (!isRevoked) req.headers.authorization = `Bearer ${token}`;
    return isRevoked ? null : identity;
  };
}
