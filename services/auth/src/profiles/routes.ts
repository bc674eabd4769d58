import { type SessionUser, eventCatalogue, studentId } from '@portal/contracts';
import {
  type Actor,
  problemHandler,
  requestLog,
  withRevocationHeader,
  type Logger,
  type TokenVerifier,
} from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import express, { type Request, type RequestHandler, Router } from 'express';
import * as z from 'zod';
import type { ChangedProfile } from './service';

interface Dependencies {
  takeOver(profile: ChangedProfile): Promise<string[]>;
  claimStudentId(userId: string, studentId: string): Promise<void>;
  /** The person as every screen is told. */
  currentUser(actor: Actor): Promise<SessionUser | null>;
  tokens: TokenVerifier;
  logger: Logger;
}

const PROFILES = '/internal/profiles';
const STUDENT_IDS = '/internal/student-ids';
const profile = eventCatalogue['records.profile.changed.v1'].data;
const claim = z.strictObject({ studentId });

/**
 * For the records service, which cannot wait for events when a person completes the profile: whether the student ID is
 * free, and that the profile is complete. With the person's own token, and for nobody else. No rows of the call table:
 * the gateway never forwards /internal.
 */
export function profileTakeover(dependencies: Dependencies): RequestHandler {
  const { takeOver, claimStudentId, currentUser, tokens, logger } = dependencies;
  const router = Router();
  router.use(requestLog(logger), express.json({ limit: '10kb' }));
  router.post(PROFILES, async (req, res) => {
    const actor = await callerOf(req, tokens);
    const told = read(profile, req);
    if (told.userId !== actor.userId) throw new DomainError('ACCESS.FORBIDDEN');
    const revoked = await takeOver(told);
    const user = await currentUser(actor);
    if (!user) throw new DomainError('AUTH.SESSION_REQUIRED');
    res.set(withRevocationHeader(revoked)).json({ user });
  });
  router.post(STUDENT_IDS, async (req, res) => {
    const actor = await callerOf(req, tokens);
    const wanted = read(claim, req);
    await claimStudentId(actor.userId, wanted.studentId);
    res.json(wanted);
  });
  router.use(problemHandler);
  return (req, res, next) => ([PROFILES, STUDENT_IDS].includes(req.path) ? router(req, res, next) : next());
}

function read<T>(schema: z.ZodType<T>, { body }: Request): T {
  const { success, data } = schema.safeParse(body);
  if (!success) throw new DomainError('REQUEST.INVALID');
  return data;
}

async function callerOf(req: Request, tokens: TokenVerifier): Promise<Actor> {
  const [, token = ''] = /^Bearer (.+)$/.exec(req.headers.authorization ?? '') ?? [];
  return tokens.verify(token);
}
