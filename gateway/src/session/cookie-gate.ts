import type { IncomingMessage } from 'node:http';
import type { ServiceName } from '@portal/contracts';
import { DomainError } from '@portal/service-kit';
import { identityOf, readCookie } from './access-token';
import type { Revocations } from './revocations';

/** Turns the session cookie into the bearer token services read; only auth sees a cookie, and only its own. */
export function createCookieGate(prefix: string, revocations: Revocations) {
  const accessName = `${prefix}portal_access`;
  const refreshName = `${prefix}portal_refresh`;
  return (req: IncomingMessage, service: ServiceName) => {
    const { cookie } = req.headers;
    delete req.headers.cookie;
    const isAuth = service === 'auth';
    const refresh = isAuth ? readCookie(cookie, refreshName) : null;
    if (refresh) req.headers.cookie = `${refreshName}=${refresh}`;
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
