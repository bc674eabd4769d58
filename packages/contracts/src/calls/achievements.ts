import * as z from 'zod';
import { anHour, defineCall } from './define-call';
import { everyoneOwn } from '../permissions';
import {
  achievementAnswer,
  achievementCounts,
  addAchievementBody,
  certificateFile,
  changeAchievementBody,
  decideAchievementsBody,
  listAchievementsQuery,
  listUnverifiedQuery,
  listVerifiedQuery,
  MAX_CERTIFICATE_BYTES,
  unverifiedType,
  verifyAchievementBody,
} from '../schemas/achievements';
import { records } from './records';
import { objectId } from '../schemas/primitives';
import { decidedAnswer, reasonBody, returnBody } from '../schemas/skills';

const byId = z.strictObject({ id: objectId });
const byUser = z.strictObject({ userId: objectId });
const verifiers = { C: 'unit', G: 'category', P: 'any' } as const;

/** Rows of the records service: achievements. */
export const achievementCalls = {
  uploadCertificate: defineCall('uploadCertificate', {
    ...records(
      'POST /api/achievements/certificates',
      'Uploads the file of a certificate: a PDF, or a JPEG, PNG or WebP picture, at most 5 MB.',
    ),
    who: everyoneOwn,
    upload: { field: 'file', maxBytes: MAX_CERTIFICATE_BYTES, tooLarge: 'CERTIFICATE.TOO_LARGE' },
    limit: anHour(60),
    answer: certificateFile,
    status: 201,
    errors: ['CERTIFICATE.TOO_LARGE', 'CERTIFICATE.UNSUPPORTED', 'CERTIFICATE.TOO_MANY_PIXELS'],
    emitsNothingBecause:
      'Only its owner knows of the file until an achievement names it; without one it is deleted after a day.',
  }),
  readCertificate: defineCall('readCertificate', {
    ...records(
      'GET /api/achievements/:id/certificate',
      'The file of a certificate, as a download: for its owner and for those who may decide about the achievement.',
    ),
    who: { S: 'own', C: 'unit', G: 'category', P: 'any' },
    params: byId,
    produces: ['application/pdf', 'image/webp'],
    errors: ['ACHIEVEMENT.NOT_FOUND', 'CERTIFICATE.NOT_FOUND'],
  }),
  addAchievement: defineCall('addAchievement', {
    ...records('POST /api/achievements/add', 'Records an achievement of one’s own.'),
    who: everyoneOwn,
    body: addAchievementBody,
    limit: anHour(60),
    answer: achievementAnswer,
    status: 201,
    errors: ['ACHIEVEMENT.EVENT_NOT_FOUND', 'CERTIFICATE.NOT_FOUND', 'RECORD.NOT_OWN'],
    emits: ['records.achievement.added.v1'],
  }),
  changeAchievement: defineCall('changeAchievement', {
    ...records(
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
      'CERTIFICATE.NOT_FOUND',
      'ACHIEVEMENT.ALREADY_VERIFIED',
      'ACHIEVEMENT.CHANGED_MEANWHILE',
    ],
    emits: ['records.achievement.changed.v1'],
  }),
  withdrawAchievement: defineCall('withdrawAchievement', {
    ...records('DELETE /api/achievements/:id', 'Withdraws an achievement of one’s own.'),
    who: everyoneOwn,
    params: byId,
    status: 204,
    errors: ['ACHIEVEMENT.NOT_FOUND'],
    emits: ['records.achievement.withdrawn.v1'],
  }),
  listAchievements: defineCall('listAchievements', {
    ...records('GET /api/achievements/:userId', 'A person’s achievements, newest first.'),
    who: { S: 'own', C: 'own', G: 'any', P: 'any' },
    params: byUser,
    query: listAchievementsQuery,
    answer: z.array(achievementAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  countAchievements: defineCall('countAchievements', {
    ...records('GET /api/achievements/:userId/counts', 'How many of a person’s achievements are in each state.'),
    who: { S: 'own', C: 'own', G: 'any', P: 'any' },
    params: byUser,
    answer: achievementCounts,
    errors: ['ACCESS.FORBIDDEN'],
  }),
  listUnendorsedAchievements: defineCall('listUnendorsedAchievements', {
    ...records(
      'GET /api/achievements/unendorsed/:type',
      'Achievements to be verified, oldest first unless asked otherwise.',
    ),
    who: verifiers,
    params: z.strictObject({ type: unverifiedType }),
    query: listUnverifiedQuery,
    answer: z.array(achievementAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  verifyAchievement: defineCall('verifyAchievement', {
    ...records('PATCH /api/achievements/verify/:id', 'Verifies an achievement.'),
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
      'RECORD.CHANGED_MEANWHILE',
    ],
    emits: ['records.achievement.verified.v1'],
  }),
  returnAchievement: defineCall('returnAchievement', {
    ...records('POST /api/achievements/return/:id', 'Returns an achievement with a reason that the student sees.'),
    who: verifiers,
    params: byId,
    body: returnBody,
    answer: achievementAnswer,
    errors: [
      'ACHIEVEMENT.NOT_FOUND',
      'RECORD.OUT_OF_SCOPE',
      'RECORD.OWN',
      'RECORD.ALREADY_VERIFIED',
      'RECORD.RETURNED',
      'RECORD.CHANGED_MEANWHILE',
    ],
    emits: ['records.achievement.returned.v1'],
  }),
  decideAchievements: defineCall('decideAchievements', {
    ...records(
      'POST /api/achievements/decisions',
      'Verifies or returns several achievements at once, each that can be.',
    ),
    who: verifiers,
    body: decideAchievementsBody,
    limit: anHour(300),
    answer: decidedAnswer,
    emits: ['records.achievement.verified.v1', 'records.achievement.returned.v1'],
  }),
  listVerifiedAchievements: defineCall('listVerifiedAchievements', {
    ...records('GET /api/achievements/verified/:type', 'Achievements that were verified, the latest decision first.'),
    who: verifiers,
    params: z.strictObject({ type: unverifiedType }),
    query: listVerifiedQuery,
    answer: z.array(achievementAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  withdrawVerification: defineCall('withdrawVerification', {
    ...records('DELETE /api/achievements/:id/verification', 'Takes a verification back, with a reason.'),
    who: verifiers,
    params: byId,
    body: reasonBody,
    answer: achievementAnswer,
    errors: ['ACHIEVEMENT.NOT_FOUND', 'RECORD.OWN', 'RECORD.NOT_YOUR_DECISION', 'RECORD.NOT_VERIFIED'],
    emits: ['records.achievement.verification-withdrawn.v1'],
  }),
} as const;
