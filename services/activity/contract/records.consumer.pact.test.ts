import {
  ACHIEVEMENT_STATES,
  ACHIEVEMENT_TYPES,
  type AchievementState,
  CLAIM_STATES,
  PROFICIENCY_LEVELS,
  SKILL_TYPES,
} from '@portal/contracts';
import { integer, objectId, oneOf, regex, string } from '@portal/test-kit/pacts';
import { actor, describeNeeds, ids, unit } from './reactions';

const version = integer(2);
const instant = regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, '2026-11-20T10:00:00.000Z');
const skillId = 'dddddddddddddddddddddd04';
const claimId = 'dddddddddddddddddddddd05';
const type = oneOf(SKILL_TYPES, 'technical');
const skill = {
  version,
  skillId: objectId(skillId),
  name: string('Python'),
  category: string('Programming'),
  type,
  createdBy: { id: objectId(ids.person), name: string('Asha Rao') },
  createdAt: instant,
};
const claimIn = (state: (typeof CLAIM_STATES)[number]) => ({
  version,
  userSkillId: objectId(claimId),
  userId: objectId(ids.person),
  name: string('Asha Rao'),
  skill: { name: string('Python'), type },
  level: oneOf(PROFICIENCY_LEVELS, 'expert'),
  state: oneOf(CLAIM_STATES, state),
  submittedAt: instant,
});
const waiting = {
  _id: claimId,
  kind: 'user-skills',
  category: 'scitech',
  label: 'Python (expert), by Asha Rao',
  ownerId: ids.person,
} as const;
const reason = string('Which project?');

const achievementIn = (state: AchievementState) => ({
  version,
  achievementId: objectId('ffffffffffffffffffffff01'),
  userId: objectId(ids.person),
  name: string('Asha Rao'),
  title: string('Best Hack'),
  type: oneOf(ACHIEVEMENT_TYPES, 'technical'),
  event: { id: objectId(ids.event) },
  unit,
  state: oneOf(ACHIEVEMENT_STATES, state),
  submittedAt: instant,
});
const toVerify = {
  kind: 'achievements',
  category: 'scitech',
  unitId: ids.unit,
  label: 'Achievement: Best Hack, by Asha Rao',
  ownerId: ids.person,
} as const;

describe('what activity needs of records', () => {
  describeNeeds(import.meta, [
    {
      type: 'records.skill.added.v1',
      data: skill,
      found: { _id: skillId, kind: 'skill', terms: [] },
      waits: { _id: skillId, isWaiting: true, label: 'New skill: Python, by Asha Rao' },
      changes: 'pending',
    },
    {
      type: 'records.skill.endorsed.v1',
      data: skill,
      actor,
      texts: ['Coding Club endorsed the skill Python', 'Coding Club added your new skill to the catalogue: Python'],
      found: { _id: skillId, kind: 'skill', title: 'Python', detail: 'Programming', category: 'scitech' },
      waits: { _id: skillId, isWaiting: false },
      changes: 'pending',
    },
    {
      type: 'records.skill.returned.v1',
      data: { ...skill, reason: 'Please spell it out.' },
      found: { _id: skillId, kind: 'skill', terms: [] },
      waits: { _id: skillId, isWaiting: false },
      changes: 'pending',
    },
    ...(['claimed', 'changed'] as const).map((step) => ({
      type: `records.user-skill.${step}.v1` as const,
      data: claimIn('claimed'),
      waits: { ...waiting, isWaiting: true },
      changes: 'pending' as const,
    })),
    {
      type: 'records.user-skill.endorsed.v1',
      data: claimIn('endorsed'),
      actor,
      texts: ["Coding Club endorsed Asha Rao's skill: Python", 'Coding Club endorsed your skill: Python'],
      waits: { ...waiting, isWaiting: false },
      changes: 'pending',
    },
    {
      type: 'records.user-skill.returned.v1',
      data: { ...claimIn('returned'), reason },
      actor,
      texts: ['Coding Club returned your skill: Python. Which project?'],
      waits: { ...waiting, isWaiting: false },
      changes: 'pending',
    },
    {
      type: 'records.user-skill.endorsement-withdrawn.v1',
      data: { ...claimIn('returned'), reason },
      actor,
      texts: [
        "Coding Club withdrew the endorsement of Asha Rao's skill: Python",
        'Coding Club withdrew the endorsement of your skill: Python. Which project?',
      ],
      waits: { ...waiting, isWaiting: false },
      changes: 'pending',
    },
    {
      type: 'records.user-skill.withdrawn.v1',
      data: claimIn('claimed'),
      waits: { ...waiting, isWaiting: false },
      changes: 'pending',
    },
    ...(['added', 'changed'] as const).map((step) => ({
      type: `records.achievement.${step}.v1` as const,
      data: achievementIn('pending'),
      waits: { ...toVerify, isWaiting: true },
      changes: 'achievements' as const,
    })),
    {
      type: 'records.achievement.verified.v1',
      data: achievementIn('verified'),
      waits: { ...toVerify, isWaiting: false },
      changes: 'achievements',
      actor,
      texts: [
        "Coding Club verified Asha Rao's achievement: Best Hack",
        'Coding Club verified your achievement: Best Hack',
      ],
    },
    {
      type: 'records.achievement.returned.v1',
      data: { ...achievementIn('returned'), reason: string('Which year?') },
      waits: { ...toVerify, isWaiting: false },
      changes: 'achievements',
      actor,
      texts: ['Coding Club returned your achievement: Best Hack. Which year?'],
    },
    {
      type: 'records.achievement.verification-withdrawn.v1',
      data: { ...achievementIn('returned'), reason: string('A mistake.') },
      waits: { ...toVerify, isWaiting: false },
      changes: 'achievements',
      actor,
      texts: [
        "Coding Club withdrew the verification of Asha Rao's achievement: Best Hack",
        'Coding Club withdrew the verification of your achievement: Best Hack. A mistake.',
      ],
    },
    {
      type: 'records.achievement.withdrawn.v1',
      data: achievementIn('pending'),
      waits: { ...toVerify, isWaiting: false },
      changes: 'achievements',
    },
  ]);
});
