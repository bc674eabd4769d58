import { foldName, type PositionRequirements, type Profile } from '@portal/contracts';
import type { PersonSkills } from './api/list-person-skills';
import { requirementMessages as messages } from './messages';

/** One requirement of a position, and whether the person meets it, as far as that is known. */
export interface Requirement {
  readonly text: string;
  readonly state: 'met' | 'unmet' | 'unknown';
  /** What else there is to know about it. */
  readonly note?: string;
}

interface Person {
  readonly profile: Profile | undefined;
  readonly skills: PersonSkills | undefined;
}

/** Whether a position asks for more than everyone meets. */
export const hasRequirements = (requirements: PositionRequirements) =>
  checkRequirements(requirements, { profile: undefined, skills: undefined }).length > 0;

/** The requirements of a position, without minimums that everyone meets. */
export function checkRequirements(
  { min_cgpa: minCgpa, min_year: minYear, skills_required: required }: PositionRequirements,
  { profile, skills }: Person,
): Requirement[] {
  const { cgpa, current_year: year } = profile?.academic_info ?? {};
  return [
    ...(minCgpa > 0 ? [{ text: messages.minCgpa(minCgpa), state: stateOf(cgpa, minCgpa) }] : []),
    ...(minYear > 1 ? [{ text: messages.minYear(minYear), state: stateOf(yearOf(year), minYear) }] : []),
    ...required.map((name) => ({ text: messages.skill(name), ...checkSkill(name, skills) })),
  ];
}

function stateOf(value: number | null | undefined, minimum: number): Requirement['state'] {
  if (value === null || value === undefined) return 'unknown';
  return value >= minimum ? 'met' : 'unmet';
}

/** A skill counts once it is endorsed; positions name skills as people write them. */
function checkSkill(name: string, skills: PersonSkills | undefined): Pick<Requirement, 'state' | 'note'> {
  const claim = skills?.claims.find(({ skill_id: skill }) => foldName(skill.name) === foldName(name));
  if (claim?.is_endorsed) return { state: 'met' };
  if (claim) return { state: 'unmet', note: messages.notEndorsed };
  return { state: skills?.isComplete ? 'unmet' : 'unknown' };
}

/** `2nd` is 2; a person who has left has no year of study. */
function yearOf(year: Profile['academic_info']['current_year'] | undefined): number | undefined {
  const number = Number.parseInt(year ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}
