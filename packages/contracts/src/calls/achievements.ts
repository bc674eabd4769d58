import * as z from 'zod';
import { anHour, defineCall } from '../define-call';
import { everyoneOwn } from '../permissions';
import {
  achievementAnswer,
  addAchievementBody,
  changeAchievementBody,
  decideAchievementsBody,
  listAchievementsQuery,
  listUnverifiedQuery,
  verifyAchievementBody,
} from '../schemas/achievements';
import { planned } from './records';
import { objectId } from '../schemas/primitives';
import { decidedAnswer, reasonBody } from '../schemas/skills';
import { achievementType } from '../vocabulary';

const byId = z.strictObject({ id: objectId });
const byUser = z.strictObject({ userId: objectId });
const verifiers = { C: 'unit', G: 'category', P: 'any' } as const;

/** Rows of the records service: achievements. */
export const achievementCalls = {
  addAchievement: defineCall('addAchievement', {
    ...planned('POST /api/achievements/add', 'Records an achievement of one’s own.'),
    who: everyoneOwn,
    body: addAchievementBody,
    limit: anHour(60),
    answer: achievementAnswer,
    status: 201,
    errors: ['ACHIEVEMENT.EVENT_NOT_FOUND', 'RECORD.NOT_OWN'],
  }),
  changeAchievement: defineCall('changeAchievement', {
    ...planned(
      'PATCH /api/achievements/:id',
      'Changes an achievement of one’s own; one that was returned is submitted again.',
    ),
    who: everyoneOwn,
    params: byId,
    body: changeAchievementBody,
    answer: achievementAnswer,
    errors: [
      'ACHIEVEMENT.NOT_FOUND',
      'ACHIEVEMENT.EVENT_NOT_FOUND',
      'ACHIEVEMENT.ALREADY_VERIFIED',
      'ACHIEVEMENT.CHANGED_MEANWHILE',
    ],
  }),
  withdrawAchievement: defineCall('withdrawAchievement', {
    ...planned('DELETE /api/achievements/:id', 'Withdraws an achievement of one’s own.'),
    who: everyoneOwn,
    params: byId,
    status: 204,
    errors: ['ACHIEVEMENT.NOT_FOUND'],
  }),
  listAchievements: defineCall('listAchievements', {
    ...planned('GET /api/achievements/:userId', 'A person’s achievements, newest first.'),
    who: { S: 'own', C: 'own', G: 'any', P: 'any' },
    params: byUser,
    query: listAchievementsQuery,
    answer: z.array(achievementAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  listUnendorsedAchievements: defineCall('listUnendorsedAchievements', {
    ...planned('GET /api/achievements/unendorsed/:type', 'Achievements to be verified, oldest first.'),
    who: verifiers,
    params: z.strictObject({ type: achievementType }),
    query: listUnverifiedQuery,
    answer: z.array(achievementAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  verifyAchievement: defineCall('verifyAchievement', {
    ...planned('PATCH /api/achievements/verify/:id', 'Verifies an achievement.'),
    who: verifiers,
    params: byId,
    body: verifyAchievementBody,
    answer: achievementAnswer,
    errors: [
      'ACHIEVEMENT.NOT_FOUND',
      'RECORD.OUT_OF_SCOPE',
      'RECORD.OWN',
      'RECORD.NOT_OWN',
      'RECORD.ALREADY_VERIFIED',
      'RECORD.RETURNED',
    ],
  }),
  returnAchievement: defineCall('returnAchievement', {
    ...planned('POST /api/achievements/return/:id', 'Returns an achievement with a reason that the student sees.'),
    who: verifiers,
    params: byId,
    body: reasonBody,
    answer: achievementAnswer,
    errors: [
      'ACHIEVEMENT.NOT_FOUND',
      'RECORD.OUT_OF_SCOPE',
      'RECORD.OWN',
      'RECORD.ALREADY_VERIFIED',
      'RECORD.RETURNED',
    ],
  }),
  decideAchievements: defineCall('decideAchievements', {
    ...planned(
      'POST /api/achievements/decisions',
      'Verifies or returns several achievements at once, each that can be.',
    ),
    who: verifiers,
    body: decideAchievementsBody,
    limit: anHour(300),
    answer: decidedAnswer,
  }),
  withdrawVerification: defineCall('withdrawVerification', {
    ...planned('DELETE /api/achievements/:id/verification', 'Takes a verification back, with a reason.'),
    who: verifiers,
    params: byId,
    body: reasonBody,
    answer: achievementAnswer,
    errors: ['ACHIEVEMENT.NOT_FOUND', 'RECORD.NOT_YOUR_DECISION', 'RECORD.NOT_VERIFIED'],
  }),
} as const;
