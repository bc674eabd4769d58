import * as z from 'zod';
import { everyone, everyoneOwn } from '../permissions';
import { anHour, defineCall } from '../define-call';
import { signedInAnswer } from '../schemas/auth';
import { objectId, opaque } from '../schemas/primitives';
import {
  changeProfileBody,
  onboardingBody,
  PHOTO_LIMITS,
  photoAnswer,
  PICTURE_SIZES,
  profile,
  studentId,
} from '../schemas/records';
import { skillType } from '../vocabulary';

const byId = z.strictObject({ id: objectId });
const byUser = z.strictObject({ userId: objectId });
const byType = z.strictObject({ type: skillType });
const endorsers = { G: 'category', P: 'any' } as const;
const verifiers = { C: 'unit', ...endorsers } as const;
const records = (at: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, summary: string) => ({
  service: 'records' as const,
  at,
  summary,
});
const planned = (...row: Parameters<typeof records>) => ({ ...records(...row), built: false });

/** Rows of the records service: onboarding and profile. */
export const profileCalls = {
  completeOnboarding: defineCall('completeOnboarding', {
    ...records('POST /onboarding', 'Completes the student profile.'),
    who: everyoneOwn,
    body: onboardingBody,
    answer: signedInAnswer,
    errors: ['PROFILE.ALREADY_COMPLETE', 'PROFILE.STUDENT_ID_TAKEN', 'PROFILE.NOT_OWN', 'ACCESS.EMAIL_NOT_CONFIRMED'],
    emits: ['records.profile.changed.v1'],
  }),
  readProfile: defineCall('readProfile', {
    ...records('GET /profile/:userId', 'A person’s profile; phone, birth date and room only for its owner.'),
    who: { S: 'own', C: 'any', G: 'any', P: 'any' },
    params: byUser,
    answer: profile,
    errors: ['PROFILE.NOT_FOUND'],
  }),
  changeProfile: defineCall('changeProfile', {
    ...records('PUT /profile/updateStudentProfile', 'Changes one’s own profile.'),
    who: everyoneOwn,
    body: changeProfileBody,
    answer: z.object({ updatedStudent: profile }),
    errors: ['PROFILE.NOT_OWN', 'PROFILE.NOT_FOUND'],
    emits: ['records.profile.changed.v1'],
  }),
  changePhoto: defineCall('changePhoto', {
    ...records(
      'POST /profile/photo-update',
      'Sets one’s photo: JPEG, PNG or WebP, at most 2 MB and 4096 pixels a side.',
    ),
    who: everyoneOwn,
    limit: anHour(20),
    upload: { field: 'image', maxBytes: PHOTO_LIMITS.bytes, tooLarge: 'PHOTO.TOO_LARGE' },
    body: z.strictObject({ ID_No: studentId.optional() }),
    answer: photoAnswer,
    errors: ['PROFILE.NOT_OWN', 'PHOTO.TOO_LARGE', 'PHOTO.UNSUPPORTED', 'PHOTO.TOO_MANY_PIXELS'],
    emits: ['records.profile.changed.v1'],
  }),
  removePhoto: defineCall('removePhoto', {
    ...records('DELETE /profile/photo-delete', 'Goes back to the drawn picture.'),
    who: everyoneOwn,
    query: z.strictObject({ ID_No: studentId.optional() }),
    answer: photoAnswer,
    errors: ['PROFILE.NOT_OWN'],
    emits: ['records.profile.changed.v1'],
  }),
  readPicture: defineCall('readPicture', {
    ...records('GET /profile/picture/:userId', 'A person’s photo, or the picture drawn from the initials.'),
    who: everyone,
    params: byUser,
    query: z.strictObject({ size: z.enum(PICTURE_SIZES).default('small'), v: opaque(40).optional() }),
    produces: ['image/webp', 'image/svg+xml'],
    errors: ['PROFILE.NOT_FOUND'],
  }),
} as const;

/** Rows of the records service: skills. */
export const skillCalls = {
  listSkills: defineCall('listSkills', {
    ...planned('GET /api/skills/get-skills', 'Endorsed skills, and one’s own unendorsed ones.'),
    who: everyone,
  }),
  createSkill: defineCall('createSkill', {
    ...planned('POST /api/skills/create-skill', 'Adds a skill to the catalogue.'),
    who: everyone,
    status: 201,
  }),
  claimSkill: defineCall('claimSkill', {
    ...planned('POST /api/skills/create-user-skill', 'Claims a skill for oneself.'),
    who: everyoneOwn,
    status: 201,
  }),
  listUserSkills: defineCall('listUserSkills', {
    ...planned('GET /api/skills/user-skills/:userId', 'The skills a person claims.'),
    who: { S: 'own', C: 'own', G: 'any', P: 'any' },
    params: byUser,
  }),
  listUnendorsedSkills: defineCall('listUnendorsedSkills', {
    ...planned('GET /api/skills/unendorsed/:type', 'Skills waiting for endorsement.'),
    who: endorsers,
    params: byType,
  }),
  listUnendorsedUserSkills: defineCall('listUnendorsedUserSkills', {
    ...planned('GET /api/skills/user-skills/unendorsed/:type', 'Claims waiting for endorsement.'),
    who: endorsers,
    params: byType,
  }),
  endorseSkill: defineCall('endorseSkill', {
    ...planned('POST /api/skills/endorse/:id', 'Endorses a skill.'),
    who: endorsers,
    params: byId,
  }),
  endorseUserSkill: defineCall('endorseUserSkill', {
    ...planned('POST /api/skills/user-skills/endorse/:id', 'Endorses a person’s skill.'),
    who: endorsers,
    params: byId,
  }),
  returnUserSkill: defineCall('returnUserSkill', {
    ...planned('POST /api/skills/user-skills/return/:id', 'Returns a claim with a reason.'),
    who: endorsers,
    params: byId,
  }),
} as const;

/** Rows of the records service: achievements. */
export const achievementCalls = {
  addAchievement: defineCall('addAchievement', {
    ...planned('POST /api/achievements/add', 'Records an achievement of one’s own.'),
    who: everyoneOwn,
    status: 201,
  }),
  listAchievements: defineCall('listAchievements', {
    ...planned('GET /api/achievements/:userId', 'A person’s achievements.'),
    who: { S: 'own', C: 'own', G: 'any', P: 'any' },
    params: byUser,
  }),
  listUnendorsedAchievements: defineCall('listUnendorsedAchievements', {
    ...planned('GET /api/achievements/unendorsed/:type', 'Achievements waiting to be verified.'),
    who: verifiers,
    params: byType,
  }),
  verifyAchievement: defineCall('verifyAchievement', {
    ...planned('PATCH /api/achievements/verify/:id', 'Verifies an achievement.'),
    who: verifiers,
    params: byId,
  }),
  returnAchievement: defineCall('returnAchievement', {
    ...planned('POST /api/achievements/return/:id', 'Returns an achievement with a reason.'),
    who: verifiers,
    params: byId,
  }),
} as const;
