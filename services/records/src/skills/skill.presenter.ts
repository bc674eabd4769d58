import type { SkillAnswer } from '@portal/contracts';
import type { Skill } from './skill.domain';

export function skillAnswerOf(skill: Skill): SkillAnswer {
  const { id, code, name, category, type, description, createdAt } = skill;
  const endorsed = skill.decision?.outcome === 'endorsed' ? skill.decision : undefined;
  return {
    _id: id,
    skill_id: code,
    name,
    category,
    type,
    description,
    is_endorsed: endorsed !== undefined,
    ...(endorsed && { endorsed: { by: { name: endorsed.by.name }, at: endorsed.at.toISOString() } }),
    created_at: createdAt.toISOString(),
  };
}

/** For those who may endorse it. */
export function proposedSkillAnswerOf(skill: Skill): SkillAnswer {
  return { created_by: { name: skill.createdBy.name }, ...skillAnswerOf(skill) };
}
