import type { SkillAnswer, SkillType, UserSkillAnswer } from '@portal/contracts';
import { newId, type Actor } from '@portal/service-kit';
import { actorOf, eventOf, TEST_UNIT, type As, type TestResponse, type TestService } from '@portal/test-kit';
import { newPerson } from './running-records';

type Running = Pick<TestService, 'request' | 'deliver'>;

let skills = 0;

/** A student whose account the service knows. */
export const newStudent = (records: Pick<TestService, 'deliver'>, changes: Parameters<typeof newPerson>[1] = {}) =>
  newPerson(records as Parameters<typeof newPerson>[0], { onboarded: true, ...changes });

/** A student who was never there before, so that no limit of an hour is reached. */
export const someStudent = () => actorOf('STUDENT', { userId: newId() });

/** A skill as a form sends it, by a name of its own. */
export function skillBody(changes: object = {}) {
  skills += 1;
  return { name: `Skill ${skills}`, category: 'Programming', type: 'technical', ...changes };
}

/** Proposes a skill, or fails. */
export async function newSkill(records: Running, as: As, changes: object = {}): Promise<SkillAnswer> {
  return bodyOf(await records.request<SkillAnswer>(as, 'POST', '/api/skills/create-skill', skillBody(changes)), 201);
}

/** A skill that everybody sees. */
export async function endorsedSkill(records: Running, changes: object = {}): Promise<SkillAnswer> {
  const skill = await newSkill(records, someStudent(), changes);
  bodyOf(await records.request('PRESIDENT', 'POST', `/api/skills/endorse/${skill._id}`, {}), 200);
  return skill;
}

export function tryToClaim(records: Running, as: As, skillId: string, changes: object = {}) {
  return records.request<UserSkillAnswer>(as, 'POST', '/api/skills/create-user-skill', {
    skill_id: skillId,
    ...changes,
  });
}

/** Claims a skill that everybody sees, a new one unless one is named. */
export async function newClaim(
  records: Running,
  as: As,
  { skill, type = 'technical', ...changes }: { skill?: SkillAnswer; type?: SkillType } & Record<string, unknown> = {},
): Promise<UserSkillAnswer> {
  const { _id } = skill ?? (await endorsedSkill(records, { type }));
  return bodyOf(await tryToClaim(records, as, _id, changes), 201);
}

export const endorse = (records: Running, as: As, id: string) =>
  records.request<{ code?: string; message?: string }>(as, 'POST', `/api/skills/user-skills/endorse/${id}`, {});

export const returnClaim = (records: Running, as: As, id: string, reason = 'Which project?') =>
  records.request<{ code?: string; message?: string }>(as, 'POST', `/api/skills/user-skills/return/${id}`, { reason });

/** As org announces it: the person holds a position, confirmed unless the changes say otherwise. */
export async function holds(
  records: Pick<TestService, 'deliver'>,
  { userId, name }: Pick<Actor, 'userId' | 'name'>,
  changes: object = {},
) {
  const position = { id: 'a2a2a2a2a2a2a2a2a2a2a299', title: 'Web Lead' };
  const holder = {
    version: 1,
    holderId: 'c'.repeat(24),
    code: 'POR-2026-0001',
    userId,
    name,
    position,
    unit: TEST_UNIT,
    tenureYear: '2026-2027',
    status: 'active',
    confirmation: 'confirmed',
    ...changes,
  } as const;
  await records.deliver(eventOf('org.holder.appointed.v1', holder));
  return holder;
}

export function bodyOf<Body>({ status, body, text }: TestResponse<Body>, expected: number): Body {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${text}`);
  return body;
}

/** A general secretary other than the one of `actorOf`. */
export const otherGensec = actorOf('GENSEC_SCITECH', { userId: 'e'.repeat(24), name: 'Second Secretary' });
