import { keyOf, PROFICIENCY_LEVELS, type UserSkillAnswer } from '@portal/contracts';

/** Claims of one category. */
export interface SkillGroup {
  readonly category: string;
  readonly skills: readonly UserSkillAnswer[];
}

/** From 1 for a beginner. */
export function stepOf(level: UserSkillAnswer['proficiency_level']): number {
  return PROFICIENCY_LEVELS.indexOf(level) + 1;
}

/** Claims by category, each with the highest level first; categories in the order of the list. */
export function groupsOf(skills: readonly UserSkillAnswer[]): SkillGroup[] {
  const groups = new Map<string, UserSkillAnswer[]>();
  for (const skill of skills) {
    const key = keyOf(skill.skill_id.category);
    groups.set(key, [...(groups.get(key) ?? []), skill]);
  }
  return [...groups.values()].map((group) => ({
    category: group[0]?.skill_id.category ?? '',
    // The order of names within a level is that of the list.
    skills: group.toSorted((one, other) => stepOf(other.proficiency_level) - stepOf(one.proficiency_level)),
  }));
}
