import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError, bearerHeader } from '@portal/service-kit';
import { parseCookie } from 'cookie';
import { sendProblem } from '../proxy/problem-response';
import type { ProxyContext } from '../proxy/proxy-context';
import { accessCookieOf, cookiePrefixOf } from './access-cookie';
import { readTokenIdentity } from './access-token';
import type { RevocationList } from './revocation-list';

/** Values are not decoded, because a decoded value could put a line break into a header. */
const PARSE_OPTIONS = { decode: (value: string) => value };

interface Dependencies {
  isHttps: boolean;
  revocations: RevocationList;
}

export type SessionMiddleware = ReturnType<typeof createSessionMiddleware>;

/** Replaces the session cookie by the bearer token that services read. Only auth sees cookies, and only its own. */
export function createSessionMiddleware({ isHttps, revocations }: Dependencies) {
  const accessCookie = accessCookieOf(isHttps);
  const authCookies = ['portal_refresh', 'portal_google', 'portal_device'].map(
    (name) => `${cookiePrefixOf(isHttps)}${name}`,
  );

  return function sessionMiddleware(
    { headers }: IncomingMessage,
    res: ServerResponse,
    context: ProxyContext,
    next: () => void,
  ): void {
    const isAuth = context.service === 'auth';
    const cookies = parseCookie(headers.cookie ?? '', PARSE_OPTIONS);
    const forwarded = isAuth ? authCookies.filter((name) => cookies[name]) : [];
    delete headers.cookie;
    if (forwarded.length > 0) headers.cookie = forwarded.map((name) => `${name}=${cookies[name]}`).join('; ');
    const token = cookies[accessCookie];
    if (!token) return next();
    if (!revocations.isLoaded()) {
      return sendProblem(res, new DomainError('SYSTEM.UNAVAILABLE', { retryAfter: 2 }), context.requestId);
    }
    const identity = readTokenIdentity(token);
    if (!identity || !revocations.isRevoked(identity)) {
      headers.authorization = bearerHeader(token);
      context.identity = identity;
    } else if (!isAuth) {
      // As a visitor the browser would get less than it gets after it refreshed the session.
      return sendProblem(res, new DomainError('AUTH.SESSION_REQUIRED'), context.requestId);
    }
    return next();
  };
}
