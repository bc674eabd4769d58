import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '@portal/contracts';
import { DomainError, bearerHeader } from '@portal/service-kit';
import { sendProblem } from '../http/problem-response';
import type { TokenIdentity } from './access-token';
import type { RevocationList } from './revocation-list';
import { isAuthCookie, parseCookies } from './session-cookies';
import { createReadSessionToken } from './session-token';

interface Dependencies {
  isHttps: boolean;
  revocations: RevocationList;
}

/** What is known of a call when its session is looked at. */
export interface SessionContext {
  service: ServiceName;
  requestId: string;
  /** Whose session it is; null for visitors. */
  identity: TokenIdentity | null;
}

export type SessionMiddleware = ReturnType<typeof createSessionMiddleware>;

/** Replaces the session cookie by the bearer token that services read. Only auth sees cookies, and only its own. */
export function createSessionMiddleware({ isHttps, revocations }: Dependencies) {
  const readSessionToken = createReadSessionToken({ isHttps, revocations });

  return function sessionMiddleware(
    { headers }: IncomingMessage,
    res: ServerResponse,
    context: SessionContext,
    next: () => void,
  ): void {
    const isAuth = context.service === 'auth';
    const cookies = parseCookies(headers.cookie);
    const forwarded = Object.entries(cookies).filter(([name, value]) => isAuth && value && isAuthCookie(name, isHttps));
    delete headers.cookie;
    if (forwarded.length > 0) headers.cookie = forwarded.map((pair) => pair.join('=')).join('; ');
    const session = readSessionToken(cookies);
    if (session.state === 'unknown') {
      return sendProblem(res, new DomainError('SYSTEM.UNAVAILABLE', { retryAfter: 2 }), context.requestId);
    }
    if (session.state === 'usable') {
      headers.authorization = bearerHeader(session.token);
      context.identity = session.identity;
    } else if (session.state === 'revoked' && !isAuth) {
      // As a visitor the browser would get less than it gets after it refreshed the session.
      return sendProblem(res, new DomainError('AUTH.SESSION_REQUIRED'), context.requestId);
    }
    return next();
  };
}
