import * as z from 'zod';
import { everyone, everyoneOwn } from '../call';
import { defineCall } from '../define-call';
import { objectId } from '../schemas/primitives';
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
  built: false,
});

/** Rows of the records service: onboarding and profile. */
export const profileCalls = {
  completeOnboarding: defineCall('completeOnboarding', {
    ...records('POST /onboarding', 'Completes the student profile.'),
    who: everyoneOwn,
  }),
  readProfile: defineCall('readProfile', {
    ...records('GET /profile/:userId', 'A person’s profile.'),
    who: { S: 'own', C: 'any', G: 'any', P: 'any' },
    params: byUser,
  }),
  changeProfile: defineCall('changeProfile', {
    ...records('PUT /profile/updateStudentProfile', 'Changes one’s own profile.'),
    who: everyoneOwn,
  }),
  changePhoto: defineCall('changePhoto', {
    ...records('POST /profile/photo-update', 'Sets one’s photo.'),
    who: everyoneOwn,
  }),
  removePhoto: defineCall('removePhoto', {
    ...records('DELETE /profile/photo-delete', 'Goes back to the drawn picture.'),
    who: everyoneOwn,
  }),
} as const;

/** Rows of the records service: skills. */
export const skillCalls = {
  listSkills: defineCall('listSkills', {
    ...records('GET /api/skills/get-skills', 'Endorsed skills, and one’s own unendorsed ones.'),
    who: everyone,
  }),
  createSkill: defineCall('createSkill', {
    ...records('POST /api/skills/create-skill', 'Adds a skill to the catalogue.'),
    who: everyone,
    status: 201,
  }),
  claimSkill: defineCall('claimSkill', {
    ...records('POST /api/skills/create-user-skill', 'Claims a skill for oneself.'),
    who: everyoneOwn,
    status: 201,
  }),
  listUserSkills: defineCall('listUserSkills', {
    ...records('GET /api/skills/user-skills/:userId', 'The skills a person claims.'),
    who: { S: 'own', C: 'own', G: 'any', P: 'any' },
    params: byUser,
  }),
  listUnendorsedSkills: defineCall('listUnendorsedSkills', {
    ...records('GET /api/skills/unendorsed/:type', 'Skills waiting for endorsement.'),
    who: endorsers,
    params: byType,
  }),
  listUnendorsedUserSkills: defineCall('listUnendorsedUserSkills', {
    ...records('GET /api/skills/user-skills/unendorsed/:type', 'Claims waiting for endorsement.'),
    who: endorsers,
    params: byType,
  }),
  endorseSkill: defineCall('endorseSkill', {
    ...records('POST /api/skills/endorse/:id', 'Endorses a skill.'),
    who: endorsers,
    params: byId,
  }),
  endorseUserSkill: defineCall('endorseUserSkill', {
    ...records('POST /api/skills/user-skills/endorse/:id', 'Endorses a person’s skill.'),
    who: endorsers,
    params: byId,
  }),
  returnUserSkill: defineCall('returnUserSkill', {
    ...records('POST /api/skills/user-skills/return/:id', 'Returns a claim with a reason.'),
    who: endorsers,
    params: byId,
  }),
} as const;

/** Rows of the records service: achievements. */
export const achievementCalls = {
  addAchievement: defineCall('addAchievement', {
    ...records('POST /api/achievements/add', 'Records an achievement of one’s own.'),
    who: everyoneOwn,
    status: 201,
  }),
  listAchievements: defineCall('listAchievements', {
    ...records('GET /api/achievements/:userId', 'A person’s achievements.'),
    who: { S: 'own', C: 'own', G: 'any', P: 'any' },
    params: byUser,
  }),
  listUnendorsedAchievements: defineCall('listUnendorsedAchievements', {
    ...records('GET /api/achievements/unendorsed/:type', 'Achievements waiting to be verified.'),
    who: verifiers,
    params: byType,
  }),
  verifyAchievement: defineCall('verifyAchievement', {
    ...records('PATCH /api/achievements/verify/:id', 'Verifies an achievement.'),
    who: verifiers,
    params: byId,
  }),
  returnAchievement: defineCall('returnAchievement', {
    ...records('POST /api/achievements/return/:id', 'Returns an achievement with a reason.'),
    who: verifiers,
    params: byId,
  }),
} as const;
