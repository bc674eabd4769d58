import { calls, type PositionRequirements } from '@portal/contracts';
import { useRead } from '@portal/web-kit';
import { usePersonSkills } from './api/list-person-skills';
import { checkRequirements, hasRequirements } from './requirements';

/** Whether a person meets the requirements of a position; nothing is read until both are known, or where there are none. */
export function useRequirementCheck(userId: string | undefined, required: PositionRequirements | undefined) {
  const asksForSkills = (required?.skills_required.length ?? 0) > 0;
  const profile = useRead(
    calls.readProfile,
    { params: { userId: userId ?? '' } },
    { enabled: userId !== undefined && required !== undefined && hasRequirements(required) },
  );
  const skills = usePersonSkills(asksForSkills ? userId : undefined);
  const requirements =
    required && userId !== undefined ? checkRequirements(required, { profile: profile.data, skills: skills.data }) : [];
  return {
    isLoading: profile.isLoading || skills.isLoading,
    requirements,
    /** Something is certainly not met. */
    isException: requirements.some(({ state }) => state === 'unmet'),
  };
}

export type RequirementCheck = ReturnType<typeof useRequirementCheck>;
