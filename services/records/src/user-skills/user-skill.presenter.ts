import type { Evidence, UserSkillAnswer } from '@portal/contracts';
import { stateOf, type UserSkill } from './user-skill.domain';

type Names = ReadonlyMap<string, string>;

/** `names` are those that people have now, where they are known; otherwise a decision has the name of its time. */
export function userSkillAnswerOf(claim: UserSkill, names: Names = new Map()): UserSkillAnswer {
  const { id, version, person, skill, level, position, event, createdAt } = claim;
  const state = stateOf(claim);
  return {
    _id: id,
    version,
    user_id: {
      _id: person.id,
      name: person.name,
      ...(person.studentId !== null && { user_id: person.studentId }),
      username: person.username,
    },
    skill_id: { _id: skill.id, name: skill.name, category: skill.category, type: skill.type },
    proficiency_level: level,
    ...(position && { position_id: { _id: position.id, title: position.title, unit: position.unit } }),
    ...(event && { event_id: { _id: event.id, title: event.title } }),
    state,
    is_endorsed: state === 'endorsed',
    ...decisionOf(claim, names),
    ...(!claim.decision && { submitted_at: claim.submittedAt.toISOString() }),
    created_at: createdAt.toISOString(),
  };
}

/** For those who decide about it. */
export function withEvidence(answer: UserSkillAnswer, evidence: Evidence | undefined): UserSkillAnswer {
  return { ...answer, ...(evidence && { evidence }) };
}

function decisionOf({ decision }: UserSkill, names: Names): Pick<UserSkillAnswer, 'endorsed' | 'returned'> {
  if (!decision) return {};
  const { outcome, by, at, reason } = decision;
  const given = { by: { name: names.get(by.id) ?? by.name }, at: at.toISOString() };
  return outcome === 'endorsed' ? { endorsed: given } : { returned: { ...given, reason: reason ?? '' } };
}
