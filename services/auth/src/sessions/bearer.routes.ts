import { callTable } from '@portal/contracts';
import type { TokenVerifier } from '@portal/service-kit';
import { isDomainError } from '@portal/service-kit/errors';
import type { RequestHandler } from 'express';

/** Where a visitor may go as well. */
const visitorsPaths = callTable
  .filter(({ service, anonymous }) => service === 'auth' && anonymous)
  .map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }));

const isVisitorsCall = (method: string, path: string) =>
  visitorsPaths.some((call) => call.method === method && call.pattern.test(path));

/**
 * Everywhere else a token that does not verify is a 401. Signing in, out and refreshing must work with a dead one, or
 * a browser that still holds it could not get a better one; so must a link from a mail.
 */
export function dropDeadBearer(tokens: TokenVerifier): RequestHandler {
  return async (req, _res, next) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(req.headers.authorization ?? '') ?? [];
    if (token && isVisitorsCall(req.method, req.path) && !(await isAlive(tokens, token))) {
      delete req.headers.authorization;
    }
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
