import * as z from 'zod';
import { anHour, defineCall } from './define-call';
import { everyone, everyoneOwn, officersScoped } from '../permissions';
import { objectId, pageQuery } from '../schemas/primitives';
import {
  changeClaimBody,
  claimSkillBody,
  createSkillBody,
  decidedAnswer,
  decideSkillsBody,
  endorseClaimBody,
  endorsedAnswer,
  listSkillsQuery,
  listEndorsedQuery,
  listUnendorsedClaimsQuery,
  listUnendorsedQuery,
  reasonBody,
  returnBody,
  skillAnswer,
  skillOffer,
  unendorsedType,
  unitSkills,
  userSkillAnswer,
} from '../schemas/skills';

const byId = z.strictObject({ id: objectId });
const byUser = z.strictObject({ userId: objectId });
const byType = z.strictObject({ type: unendorsedType });
const endorsers = { G: 'category', P: 'any' } as const;
const claimDecisionErrors = [
  'CLAIM.NOT_FOUND',
  'RECORD.OUT_OF_SCOPE',
  'RECORD.OWN',
  'RECORD.ALREADY_ENDORSED',
  'RECORD.RETURNED',
  'RECORD.CHANGED_MEANWHILE',
] as const;

const records = (at: Parameters<typeof defineCall>[1]['at'], summary: string) => ({
  service: 'records' as const,
  at,
  summary,
});

/** Rows of the records service: skills. */
export const skillCalls = {
  listSkills: defineCall('listSkills', {
    ...records('GET /api/skills/get-skills', 'Endorsed skills, and one’s own unendorsed ones.'),
    who: everyone,
    query: listSkillsQuery,
    answer: z.array(skillAnswer),
  }),
  createSkill: defineCall('createSkill', {
    ...records(
      'POST /api/skills/create-skill',
      'Adds a skill to the catalogue, and claims it in the same step if asked to.',
    ),
    who: everyone,
    body: createSkillBody,
    limit: anHour(60),
    answer: skillAnswer,
    status: 201,
    errors: ['SKILL.EXISTS', 'SKILL.POSITION_NOT_HELD', 'SKILL.EVENT_NOT_ATTENDED'],
    emits: ['records.skill.added.v1', 'records.user-skill.claimed.v1'],
  }),
  claimSkill: defineCall('claimSkill', {
    ...records('POST /api/skills/create-user-skill', 'Claims a skill for oneself.'),
    who: everyoneOwn,
    body: claimSkillBody,
    limit: anHour(120),
    answer: userSkillAnswer,
    status: 201,
    errors: [
      'SKILL.NOT_FOUND',
      'SKILL.RETURNED',
      'SKILL.ALREADY_CLAIMED',
      'SKILL.POSITION_NOT_HELD',
      'SKILL.EVENT_NOT_ATTENDED',
      'RECORD.NOT_OWN',
    ],
    emits: ['records.user-skill.claimed.v1'],
  }),
  listSkillOffers: defineCall('listSkillOffers', {
    ...records(
      'GET /api/skills/offers',
      'Skills of the events that the caller attended, without those already claimed: the latest event first, at most twenty.',
    ),
    who: everyoneOwn,
    answer: z.array(skillOffer),
  }),
  changeClaim: defineCall('changeClaim', {
    ...records(
      'PATCH /api/skills/user-skills/:id',
      'Changes one’s own claim; one that was returned is submitted again.',
    ),
    who: everyoneOwn,
    params: byId,
    body: changeClaimBody,
    answer: userSkillAnswer,
    errors: [
      'CLAIM.NOT_FOUND',
      'CLAIM.ALREADY_ENDORSED',
      'CLAIM.CHANGED_MEANWHILE',
      'SKILL.RETURNED',
      'SKILL.POSITION_NOT_HELD',
    ],
    emits: ['records.user-skill.changed.v1'],
  }),
  withdrawSkill: defineCall('withdrawSkill', {
    ...records('DELETE /api/skills/user-skills/:id', 'Withdraws one’s own claim of a skill.'),
    who: everyoneOwn,
    params: byId,
    status: 204,
    errors: ['CLAIM.NOT_FOUND'],
    emits: ['records.user-skill.withdrawn.v1'],
  }),
  listUserSkills: defineCall('listUserSkills', {
    ...records('GET /api/skills/user-skills/:userId', 'The skills a person claims, by category, then level and name.'),
    who: { S: 'own', C: 'own', G: 'any', P: 'any' },
    params: byUser,
    query: pageQuery,
    answer: z.array(userSkillAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  readUnitSkills: defineCall('readUnitSkills', {
    ...records(
      'GET /api/skills/of-unit/:unitId',
      'The skills of the people who hold a position of a unit: how many at which level, endorsed or not; the fifty that most have.',
    ),
    who: officersScoped,
    params: z.strictObject({ unitId: objectId }),
    answer: unitSkills,
    errors: ['ACCESS.FORBIDDEN'],
  }),
  listUnendorsedSkills: defineCall('listUnendorsedSkills', {
    ...records('GET /api/skills/unendorsed/:type', 'Skills to be endorsed, oldest first unless asked otherwise.'),
    who: endorsers,
    params: byType,
    query: listUnendorsedQuery,
    answer: z.array(skillAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  listUnendorsedUserSkills: defineCall('listUnendorsedUserSkills', {
    ...records(
      'GET /api/skills/user-skills/unendorsed/:type',
      'Claims to be endorsed, oldest first unless asked otherwise.',
    ),
    who: endorsers,
    params: byType,
    query: listUnendorsedClaimsQuery,
    answer: z.array(userSkillAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  listEndorsedUserSkills: defineCall('listEndorsedUserSkills', {
    ...records('GET /api/skills/user-skills/endorsed/:type', 'Claims that were endorsed, the latest decision first.'),
    who: endorsers,
    params: byType,
    query: listEndorsedQuery,
    answer: z.array(userSkillAnswer),
    errors: ['ACCESS.FORBIDDEN'],
  }),
  endorseSkill: defineCall('endorseSkill', {
    ...records('POST /api/skills/endorse/:id', 'Endorses a skill.'),
    who: endorsers,
    params: byId,
    answer: endorsedAnswer,
    errors: ['SKILL.NOT_FOUND', 'RECORD.OUT_OF_SCOPE', 'RECORD.OWN', 'RECORD.ALREADY_ENDORSED', 'RECORD.RETURNED'],
    emits: ['records.skill.endorsed.v1'],
  }),
  returnSkill: defineCall('returnSkill', {
    ...records(
      'POST /api/skills/return/:id',
      'Returns a new skill and the claims of it, with a reason that the students see.',
    ),
    who: endorsers,
    params: byId,
    body: reasonBody,
    answer: endorsedAnswer,
    errors: [
      'SKILL.NOT_FOUND',
      'SKILL.ENDORSED_OF_STUDENTS',
      'RECORD.OUT_OF_SCOPE',
      'RECORD.OWN',
      'RECORD.ALREADY_ENDORSED',
      'RECORD.RETURNED',
    ],
    emits: ['records.skill.returned.v1', 'records.user-skill.returned.v1'],
  }),
  endorseUserSkill: defineCall('endorseUserSkill', {
    ...records('POST /api/skills/user-skills/endorse/:id', 'Endorses a person’s skill.'),
    who: endorsers,
    params: byId,
    body: endorseClaimBody,
    answer: endorsedAnswer,
    errors: claimDecisionErrors,
    emits: ['records.user-skill.endorsed.v1'],
  }),
  returnUserSkill: defineCall('returnUserSkill', {
    ...records('POST /api/skills/user-skills/return/:id', 'Returns a claim with a reason that the student sees.'),
    who: endorsers,
    params: byId,
    body: returnBody,
    answer: endorsedAnswer,
    errors: claimDecisionErrors,
    emits: ['records.user-skill.returned.v1'],
  }),
  decideUserSkills: defineCall('decideUserSkills', {
    ...records(
      'POST /api/skills/user-skills/decisions',
      'Endorses or returns several claims at once, each that can be.',
    ),
    who: endorsers,
    body: decideSkillsBody,
    limit: anHour(300),
    answer: decidedAnswer,
    emits: ['records.user-skill.endorsed.v1', 'records.user-skill.returned.v1'],
  }),
  withdrawEndorsement: defineCall('withdrawEndorsement', {
    ...records(
      'DELETE /api/skills/user-skills/:id/endorsement',
      'Takes an endorsement back: the student sees why and may submit the claim again.',
    ),
    who: endorsers,
    params: byId,
    body: reasonBody,
    answer: userSkillAnswer,
    errors: ['CLAIM.NOT_FOUND', 'RECORD.OWN', 'RECORD.NOT_YOUR_DECISION', 'RECORD.NOT_ENDORSED'],
    emits: ['records.user-skill.endorsement-withdrawn.v1'],
  }),
} as const;
