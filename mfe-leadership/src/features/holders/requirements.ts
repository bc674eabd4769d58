import { foldName, type PositionAnswer, type Profile } from '@portal/contracts';
import type { PersonSkills } from './api/list-person-skills';
import { requirementMessages as messages } from './messages';

export type Requirements = PositionAnswer['requirements'];

/** Something that a position asks for, and whether the person has it, as far as it is known. */
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

/** What a position asks of the person; the least of everything asks for nothing. */
export function checkRequirements(
  { min_cgpa: minCgpa, min_year: minYear, skills_required: required }: Requirements,
  { profile, skills }: Person,
): Requirement[] {
  const { cgpa, current_year: year } = profile?.academic_info ?? {};
  return [
    ...(minCgpa > 0 ? [{ text: messages.minCgpa(minCgpa), state: stateOf(cgpa, minCgpa) }] : []),
    ...(minYear > 1 ? [{ text: messages.minYear(minYear), state: stateOf(yearOf(year), minYear) }] : []),
    ...required.map((name) => ({ text: messages.skill(name), ...checkSkill(name, skills) })),
  ];
}

function stateOf(value: number | null | undefined, least: number): Requirement['state'] {
  if (value === null || value === undefined) return 'unknown';
  return value >= least ? 'met' : 'unmet';
}

/** A skill is had once somebody has endorsed it; positions name skills as people write them. */
function checkSkill(name: string, skills: PersonSkills | undefined): Pick<Requirement, 'state' | 'note'> {
  const claim = skills?.claims.find(({ skill_id: skill }) => foldName(skill.name) === foldName(name));
  if (claim?.is_endorsed) return { state: 'met' };
  if (claim) return { state: 'unmet', note: messages.notEndorsed };
  return { state: skills?.isComplete ? 'unmet' : 'unknown' };
}

/** `2nd` is 2; somebody who has left has no year of study. */
function yearOf(year: Profile['academic_info']['current_year'] | undefined): number | undefined {
  const number = Number.parseInt(year ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}
