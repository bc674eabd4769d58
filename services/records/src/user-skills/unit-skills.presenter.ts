import { PROFICIENCY_LEVELS, type UnitSkills } from '@portal/contracts';
import type { SharedSkill, SkillCount } from './unit-skills.domain';

interface Shared {
  members: number;
  skills: readonly SharedSkill[];
}

/** The first so many of the skills. */
export function unitSkillsOf({ members, skills }: Shared, limit: number): UnitSkills {
  return {
    members,
    total: skills.length,
    skills: skills.slice(0, limit).map(({ skill, counts }) => ({
      skill_id: { _id: skill.id, name: skill.name, category: skill.category, type: skill.type },
      ...sumOf(counts),
      levels: PROFICIENCY_LEVELS.map((proficiency_level) => ({
        proficiency_level,
        ...sumOf(counts.filter(({ level }) => level === proficiency_level)),
      })),
    })),
  };
}

function sumOf(counts: readonly SkillCount[]): { members: number; endorsed: number } {
  const total = (each: readonly SkillCount[]) => each.reduce((sum, { count }) => sum + count, 0);
  return { members: total(counts), endorsed: total(counts.filter(({ state }) => state === 'endorsed')) };
}
