import { calls, type BodyInput, type UserSkillAnswer } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const MAX_SKILLS = 200;

/** Changes level and position of a claim; one that was returned is submitted again by it. */
export function useChangeSkill(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.changeClaim>) => callApi(calls.changeClaim, { params: { id }, body }),
    // After a refusal too: it may have been endorsed in the meantime.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.skills.all }),
  });
}

/** A claim as it is saved now; undefined when it is gone. */
export async function readCurrentSkill({ _id, user_id: owner }: UserSkillAnswer): Promise<UserSkillAnswer | undefined> {
  const query = { limit: MAX_SKILLS };
  const skills = await callApi(calls.listUserSkills, { params: { userId: owner._id }, query });
  return skills.find((skill) => skill._id === _id);
}
