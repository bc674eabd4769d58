import { useWatch, type Control } from '@portal/web-kit/forms';
import { usePersonProfile } from './api/read-person';
import type { HolderForm } from './holder-schema';
import { checkRequirements } from './requirements';

/** Whether the chosen person meets the requirements of the chosen position. */
export function useRequirementCheck(control: Control<HolderForm>) {
  const [person, position] = useWatch({ control, name: ['person', 'position'] });
  const { data: profile, isLoading } = usePersonProfile(position && person ? person.id : undefined);
  const requirements = person && position ? checkRequirements(position.requirements, profile) : [];
  return {
    person,
    position,
    isLoading,
    requirements,
    /** Something is certainly not met. */
    isException: requirements.some(({ state }) => state === 'unmet'),
  };
}

export type RequirementCheck = ReturnType<typeof useRequirementCheck>;
