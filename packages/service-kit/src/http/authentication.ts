import type { Call } from '@portal/contracts';
import type { RequestHandler, Response } from 'express';
import type { Actor } from '../actor';
import { DomainError, isDomainError } from '../errors';
import type { TokenVerifier } from '../tokens/token-verifier';
import { readBearerToken } from './bearer';

type Authenticated = { actor: Actor } | { refused: DomainError };

/** Verifies the bearer token of a request, if it has one; the call that is found decides what a bad one means. */
export function authentication(tokens: TokenVerifier): RequestHandler {
  return async (req, res, next) => {
    const { authorization } = req.headers;
    if (authorization !== undefined) res.locals.authenticated = await authenticate(tokens, authorization);
    next();
  };
}

async function authenticate(tokens: TokenVerifier, authorization: string): Promise<Authenticated> {
  try {
    const token = readBearerToken(authorization);
    if (!token) throw new DomainError('AUTH.SESSION_REQUIRED');
    return { actor: await tokens.verify(token) };
  } catch (error) {
    if (isDomainError(error, 'AUTH.SESSION_REQUIRED')) return { refused: error };
    throw error;
  }
}

/**
 * Who makes this request; null for a visitor. A token that does not verify is a 401, never a visitor, unless the call
 * table says so of the call.
 */
export function authenticatedActor(call: Pick<Call, 'ignoresInvalidToken'>, res: Response): Actor | null {
  const authenticated = res.locals.authenticated as Authenticated | undefined;
  if (!authenticated) return null;
  if ('actor' in authenticated) return authenticated.actor;
  if (call.ignoresInvalidToken) return null;
  throw authenticated.refused;
}
