import { type SessionUser, eventCatalogue } from '@portal/contracts';
import {
  type Actor,
  problemHandler,
  requestLog,
  tellingRevoked,
  type Logger,
  type TokenVerifier,
} from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import express, { type Request, type RequestHandler, Router } from 'express';
import type { ChangedProfile } from './service';

interface Dependencies {
  takeOver(profile: ChangedProfile): Promise<string[]>;
  /** The person as every screen is told. */
  currentUser(actor: Actor): Promise<SessionUser | null>;
  tokens: TokenVerifier;
  logger: Logger;
}

const PATH = '/internal/profiles';
const profile = eventCatalogue['records.profile.changed.v1'].data;

/**
 * For the records service, which cannot wait for its event when a person has just completed the profile. With the
 * person's own token, and for nobody else. No row of the call table: the gateway never forwards /internal.
 */
export function profileTakeover({ takeOver, currentUser, tokens, logger }: Dependencies): RequestHandler {
  const router = Router();
  router.post(PATH, requestLog(logger), express.json({ limit: '10kb' }), async (req, res) => {
    const actor = await callerOf(req, tokens);
    const parsed = profile.safeParse(req.body);
    if (!parsed.success) throw new DomainError('REQUEST.INVALID');
    if (parsed.data.userId !== actor.userId) throw new DomainError('ACCESS.FORBIDDEN');
    const revoked = await takeOver(parsed.data);
    const user = await currentUser(actor);
    if (!user) throw new DomainError('AUTH.SESSION_REQUIRED');
    res.set(tellingRevoked(revoked)).json({ user });
  });
  router.use(PATH, problemHandler);
  return (req, res, next) => (req.path === PATH ? router(req, res, next) : next());
}

async function callerOf(req: Request, tokens: TokenVerifier): Promise<Actor> {
  const [, token = ''] = /^Bearer (.+)$/.exec(req.headers.authorization ?? '') ?? [];
  return tokens.verify(token);
}
