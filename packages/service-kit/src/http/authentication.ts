import type { RequestHandler } from 'express';
import { DomainError } from '../errors';
import type { TokenVerifier } from '../tokens/token-verifier';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** Reads the bearer token. None is a visitor; one that does not verify is a 401, never a visitor. */
export function authentication(tokens: TokenVerifier): RequestHandler {
  return async (req, res, next) => {
    const header = req.headers.authorization;
    if (header !== undefined) {
      const token = BEARER.exec(header)?.[1];
      if (!token) throw new DomainError('AUTH.SESSION_REQUIRED');
      res.locals.actor = await tokens.verify(token);
    }
    next();
  };
}
