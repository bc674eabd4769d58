import { ACHIEVEMENT_TYPES, PROFICIENCY_LEVELS, SKILL_TYPES } from '@portal/contracts';
import type { Action } from './action';

const REASON = 'Which project was it?';

const proposeSkill: Action = async ({ choices, campus, known }) => {
  const body = { name: `Skill ${known.skills.length}`, category: 'Programming', type: choices.of(SKILL_TYPES) };
  const sent = campus.services.records.request<{ _id: string }>;
  const { status, body: skill } = await sent(choices.of(known.students), 'POST', '/api/skills/create-skill', body);
  if (status === 201) known.skills.push(skill._id);
  return status;
};

const endorseSkill: Action = async ({ choices, campus, known }) => {
  const path = `/api/skills/endorse/${choices.of(known.skills.slice(-30))}`;
  return (await campus.services.records.request(choices.of(known.officers), 'POST', path, {})).status;
};

const claimSkill: Action = async ({ choices, campus, known }) => {
  const owner = choices.of(known.students);
  const body = { skill_id: choices.of(known.skills), proficiency_level: choices.of(PROFICIENCY_LEVELS) };
  const sent = campus.services.records.request<{ _id: string }>;
  const { status, body: claim } = await sent(owner, 'POST', '/api/skills/create-user-skill', body);
  if (status === 201) known.claims.push({ id: claim._id, ownerId: owner.userId });
  return status;
};

const decideClaim: Action = async ({ choices, campus, known }) => {
  const { request } = campus.services.records;
  const { id, ownerId } = choices.of(known.claims.slice(-150));
  const officer = choices.of(known.officers);
  const path = '/api/skills/user-skills';
  const owner = known.students.find(({ userId }) => userId === ownerId) ?? known.president;
  const steps = [
    () => request(officer, 'POST', `${path}/endorse/${id}`, {}),
    () => request(officer, 'POST', `${path}/endorse/${id}`, {}),
    () => request(officer, 'POST', `${path}/return/${id}`, { reason: REASON }),
    () => request(known.president, 'DELETE', `${path}/${id}/endorsement`, { reason: REASON }),
    () => request(owner, 'DELETE', `${path}/${id}`),
  ];
  return (await choices.of(steps)()).status;
};

const addAchievement: Action = async ({ choices, campus, known }) => {
  const owner = choices.of(known.students);
  const sent = campus.services.records.request<{ _id: string }>;
  const { status, body } = await sent(owner, 'POST', '/api/achievements/add', {
    title: `Achievement ${known.achievements.length}`,
    category: 'Hackathon',
    type: choices.of(ACHIEVEMENT_TYPES),
    date_achieved: '2026-10-10',
    ...(choices.percent(70) && { event_id: choices.of(known.events) }),
  });
  if (status === 201) known.achievements.push({ id: body._id, ownerId: owner.userId });
  return status;
};

const decideAchievement: Action = async ({ choices, campus, known }) => {
  const { request } = campus.services.records;
  const { id, ownerId } = choices.of(known.achievements.slice(-150));
  const officer = choices.of(known.officers);
  const owner = known.students.find(({ userId }) => userId === ownerId) ?? known.president;
  const path = '/api/achievements';
  const steps = [
    () => request(officer, 'PATCH', `${path}/verify/${id}`, {}),
    () => request(officer, 'PATCH', `${path}/verify/${id}`, {}),
    () => request(officer, 'POST', `${path}/return/${id}`, { reason: REASON }),
    () => request(known.president, 'DELETE', `${path}/${id}/verification`, { reason: REASON }),
    () => request(owner, 'DELETE', `${path}/${id}`),
  ];
  return (await choices.of(steps)()).status;
};

export const recordActions: [weight: number, Action][] = [
  [1, proposeSkill],
  [1, endorseSkill],
  [6, claimSkill],
  [8, decideClaim],
  [6, addAchievement],
  [8, decideAchievement],
];
