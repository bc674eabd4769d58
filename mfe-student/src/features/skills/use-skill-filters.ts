import {
  CLAIM_STATES,
  matchesSearch,
  PROFICIENCY_LEVELS,
  type ClaimState,
  type UserSkillAnswer,
} from '@portal/contracts';
import { useUrlFilters } from '@portal/web-kit';

/** Search, level and state over one's own skills, which are few enough to be searched in the page. */
export function useSkillFilters(skills: readonly UserSkillAnswer[]) {
  const { valueOf, ...rest } = useUrlFilters(['q', 'level', 'state']);
  const q = valueOf('q');
  const level = PROFICIENCY_LEVELS.find((name) => name === valueOf('level'));
  const state = CLAIM_STATES.find((name) => name === valueOf('state'));
  const found = skills.filter(({ proficiency_level: own, skill_id: { name, category } }) => {
    return (q === undefined || matchesSearch(q, name, category)) && (level === undefined || own === level);
  });
  const count = (wanted: ClaimState) => found.filter((skill) => skill.state === wanted).length;
  return {
    ...rest,
    level,
    state,
    shown: found.filter((skill) => state === undefined || skill.state === state),
    /** How many there are of each state, with the other filters. */
    counts: { claimed: count('claimed'), endorsed: count('endorsed'), returned: count('returned') },
    found: found.length,
    isFiltered: q !== undefined || level !== undefined || state !== undefined,
  };
}

export type SkillFilters = ReturnType<typeof useSkillFilters>;
