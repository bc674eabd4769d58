import { calls } from '@portal/contracts';
import { useRead } from '@portal/web-kit';
import { useWatch, type Control } from '@portal/web-kit/forms';
import { usePersonSkills } from './api/list-person-skills';
import type { HolderForm } from './holder-schema';
import { checkRequirements } from './requirements';

/** Whether the chosen person meets the requirements of the chosen position. */
export function useRequirementCheck(control: Control<HolderForm>) {
  const [person, position] = useWatch({ control, name: ['person', 'position'] });
  const asksForSkills = (position?.requirements.skills_required.length ?? 0) > 0;
  const profile = useRead(
    calls.readProfile,
    { params: { userId: person?.id ?? '' } },
    { enabled: Boolean(position && person) },
  );
  const skills = usePersonSkills(asksForSkills && person ? person.id : undefined);
  const requirements =
    person && position ? checkRequirements(position.requirements, { profile: profile.data, skills: skills.data }) : [];
  return {
    person,
    position,
    isLoading: profile.isLoading || skills.isLoading,
    requirements,
    /** Something is certainly not met. */
    isException: requirements.some(({ state }) => state === 'unmet'),
  };
}

export type RequirementCheck = ReturnType<typeof useRequirementCheck>;
