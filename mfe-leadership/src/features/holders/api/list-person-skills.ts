import { calls, type UserSkillAnswer } from '@portal/contracts';
import { callList, readKey, useSession } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The maximum of one page: more than almost anyone claims. */
const MAX_SKILLS = 200;

/** Skills that a person claims, and whether these are all of them. */
export interface PersonSkills {
  readonly claims: readonly Pick<UserSkillAnswer, 'skill_id' | 'is_endorsed'>[];
  readonly isComplete: boolean;
}

/** The skills that a person claims. */
export async function listPersonSkills(userId: string, signal?: AbortSignal): Promise<PersonSkills> {
  const query = { limit: MAX_SKILLS };
  const { items, next } = await callList(calls.listUserSkills, { params: { userId }, query, signal });
  return { claims: items, isComplete: next === undefined };
}

/** The skills of the picked person; coordinators may not read those of others. */
export function usePersonSkills(userId: string | undefined) {
  const { role } = useSession();
  const mayAsk = calls.listUserSkills.who[role] === 'any';
  return useQuery({
    queryKey: [...readKey(calls.listUserSkills, 'found'), userId],
    queryFn: ({ signal }) => listPersonSkills(userId ?? '', signal),
    enabled: mayAsk && userId !== undefined,
  });
}
