import * as z from 'zod';
import { anHour, defineCall } from '../define-call';
import { everyone, everyoneOwn } from '../permissions';
import { planned } from './records';
import { objectId, pageQuery } from '../schemas/primitives';
import {
  changeClaimBody,
  claimSkillBody,
  createSkillBody,
  decidedAnswer,
  decideSkillsBody,
  endorsedAnswer,
  listSkillsQuery,
  listUnendorsedQuery,
  reasonBody,
  skillAnswer,
  userSkillAnswer,
} from '../schemas/skills';
import { skillType } from '../vocabulary';

const byId = z.strictObject({ id: objectId });
const byUser = z.strictObject({ userId: objectId });
const byType = z.strictObject({ type: skillType });
const endorsers = { G: 'category', P: 'any' } as const;

/** Rows of the records service: skills. */
export const skillCalls = {
  listSkills: defineCall('listSkills', {
    ...planned('GET /api/skills/get-skills', 'Endorsed skills, and one’s own unendorsed ones.'),
    who: everyone,
    query: listSkillsQuery,
    answer: z.array(skillAnswer),
  }),
  createSkill: defineCall('createSkill', {
    ...planned(
      'POST /api/skills/create-skill',
      'Adds a skill to the catalogue, and claims it in the same step if asked to.',
    ),
    who: everyone,
    body: createSkillBody,
    limit: anHour(60),
    answer: skillAnswer,
    status: 201,
    errors: ['SKILL.EXISTS', 'SKILL.POSITION_NOT_HELD'],
  }),
  claimSkill: defineCall('claimSkill', {
    ...planned('POST /api/skills/create-user-skill', 'Claims a skill for oneself.'),
    who: everyoneOwn,
    body: claimSkillBody,
    limit: anHour(120),
    answer: userSkillAnswer,
    status: 201,
    errors: ['SKILL.NOT_FOUND', 'SKILL.ALREADY_CLAIMED', 'SKILL.POSITION_NOT_HELD', 'RECORD.NOT_OWN'],
  }),
  changeClaim: defineCall('changeClaim', {
    ...planned(
      'PATCH /api/skills/user-skills/:id',
      'Changes one’s own claim; one that was returned is submitted again.',
    ),
    who: everyoneOwn,
    params: byId,
    body: changeClaimBody,
    answer: userSkillAnswer,
    errors: ['CLAIM.NOT_FOUND', 'CLAIM.ALREADY_ENDORSED', 'CLAIM.CHANGED_MEANWHILE', 'SKILL.POSITION_NOT_HELD'],
  }),
  withdrawSkill: defineCall('withdrawSkill', {
    ...planned('DELETE /api/skills/user-skills/:id', 'Withdraws one’s own claim of a skill.'),
    who: everyoneOwn,
    params: byId,
    status: 204,
    errors: ['CLAIM.NOT_FOUND'],
  }),
  listUserSkills: defineCall('listUserSkills', {
    ...planned('GET /api/skills/user-skills/:userId', 'The skills a person claims, by category and name.'),
    who: { S: 'own', C: 'own', G: 'any', P: 'any' },
    params: byUser,
    query: pageQuery,
    answer: z.array(userSkillAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  listUnendorsedSkills: defineCall('listUnendorsedSkills', {
    ...planned('GET /api/skills/unendorsed/:type', 'Skills to be endorsed, oldest first.'),
    who: endorsers,
    params: byType,
    query: listUnendorsedQuery,
    answer: z.array(skillAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  listUnendorsedUserSkills: defineCall('listUnendorsedUserSkills', {
    ...planned('GET /api/skills/user-skills/unendorsed/:type', 'Claims to be endorsed, oldest first.'),
    who: endorsers,
    params: byType,
    query: listUnendorsedQuery,
    answer: z.array(userSkillAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  endorseSkill: defineCall('endorseSkill', {
    ...planned('POST /api/skills/endorse/:id', 'Endorses a skill.'),
    who: endorsers,
    params: byId,
    answer: endorsedAnswer,
    errors: ['SKILL.NOT_FOUND', 'RECORD.OUT_OF_SCOPE', 'RECORD.OWN', 'RECORD.ALREADY_ENDORSED'],
  }),
  endorseUserSkill: defineCall('endorseUserSkill', {
    ...planned('POST /api/skills/user-skills/endorse/:id', 'Endorses a person’s skill.'),
    who: endorsers,
    params: byId,
    answer: endorsedAnswer,
    errors: ['CLAIM.NOT_FOUND', 'RECORD.OUT_OF_SCOPE', 'RECORD.OWN', 'RECORD.ALREADY_ENDORSED', 'RECORD.RETURNED'],
  }),
  returnUserSkill: defineCall('returnUserSkill', {
    ...planned('POST /api/skills/user-skills/return/:id', 'Returns a claim with a reason that the student sees.'),
    who: endorsers,
    params: byId,
    body: reasonBody,
    answer: endorsedAnswer,
    errors: ['CLAIM.NOT_FOUND', 'RECORD.OUT_OF_SCOPE', 'RECORD.OWN', 'RECORD.ALREADY_ENDORSED', 'RECORD.RETURNED'],
  }),
  decideUserSkills: defineCall('decideUserSkills', {
    ...planned(
      'POST /api/skills/user-skills/decisions',
      'Endorses or returns several claims at once, each that can be.',
    ),
    who: endorsers,
    body: decideSkillsBody,
    limit: anHour(300),
    answer: decidedAnswer,
  }),
  withdrawEndorsement: defineCall('withdrawEndorsement', {
    ...planned('DELETE /api/skills/user-skills/:id/endorsement', 'Takes an endorsement back, with a reason.'),
    who: endorsers,
    params: byId,
    body: reasonBody,
    answer: userSkillAnswer,
    errors: ['CLAIM.NOT_FOUND', 'RECORD.NOT_YOUR_DECISION', 'RECORD.NOT_ENDORSED'],
  }),
} as const;
