import type { PositionAnswer, Profile } from '@portal/contracts';
import { requirementMessages as messages } from './messages';

export type Requirements = PositionAnswer['requirements'];

/** Something that a position asks for, and whether the person has it, as far as it is known. */
export interface Requirement {
  readonly text: string;
  readonly state: 'met' | 'unmet' | 'unknown';
}

/** What a position asks of the person; the least of everything asks for nothing. The profile does not tell skills. */
export function checkRequirements(
  { min_cgpa: minCgpa, min_year: minYear, skills_required: skills }: Requirements,
  profile: Profile | undefined,
): Requirement[] {
  const { cgpa, current_year: year } = profile?.academic_info ?? {};
  return [
    ...(minCgpa > 0 ? [{ text: messages.minCgpa(minCgpa), state: stateOf(cgpa, minCgpa) }] : []),
    ...(minYear > 1 ? [{ text: messages.minYear(minYear), state: stateOf(yearOf(year), minYear) }] : []),
    ...skills.map((skill) => ({ text: messages.skill(skill), state: 'unknown' as const })),
  ];
}

function stateOf(value: number | null | undefined, least: number): Requirement['state'] {
  if (value === null || value === undefined) return 'unknown';
  return value >= least ? 'met' : 'unmet';
}

/** `2nd` is 2; somebody who has left has no year of study. */
function yearOf(year: Profile['academic_info']['current_year'] | undefined): number | undefined {
  const number = Number.parseInt(year ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}
