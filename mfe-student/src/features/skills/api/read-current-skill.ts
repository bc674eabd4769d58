import { calls, type UserSkillAnswer } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

const MAX_SKILLS = 200;

/** A claim as it is saved now; undefined when it is gone. */
export async function readCurrentSkill({ _id, user_id: owner }: UserSkillAnswer): Promise<UserSkillAnswer | undefined> {
  const query = { limit: MAX_SKILLS };
  const skills = await callApi(calls.listUserSkills, { params: { userId: owner._id }, query });
  return skills.find((skill) => skill._id === _id);
}
