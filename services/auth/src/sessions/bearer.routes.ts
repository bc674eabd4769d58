import { isDomainError } from '@portal/service-kit/errors';
import type { TokenVerifier } from '@portal/service-kit';
import type { RequestHandler } from 'express';

/**
 * Everywhere else a token that does not verify is a 401. Signing in, out and refreshing must work with a dead one, or
 * a browser that still holds it could not get a better one.
 */
export function dropDeadBearer(tokens: TokenVerifier): RequestHandler {
  return async (req, _res, next) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(req.headers.authorization ?? '') ?? [];
    const isVisitorsCall = /^\/auth\/(login|register|logout|refresh|fetchAuth|\.well-known\/)/.test(req.path);
    if (isVisitorsCall && token && !(await isAlive(tokens, token))) delete req.headers.authorization;
    next();
  };
}

async function isAlive(tokens: TokenVerifier, token: string): Promise<boolean> {
  try {
    await tokens.verify(token);
    return true;
  } catch (error) {
    if (isDomainError(error, 'AUTH.SESSION_REQUIRED')) return false;
    throw error;
  }
}
