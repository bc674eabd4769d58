import { calls, type AchievementAnswer, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const MAX_ACHIEVEMENTS = 200;

/** Changes an achievement of one's own; one that was returned is submitted again by it. */
export function useChangeAchievement(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.changeAchievement>) =>
      callApi(calls.changeAchievement, { params: { id }, body }),
    // After a refusal too: it may have been verified in the meantime.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.achievements.all }),
  });
}

/** An achievement as it is saved now; undefined when it is gone, or too old for a page of the list. */
export async function readCurrentAchievement(known: AchievementAnswer): Promise<AchievementAnswer | undefined> {
  const query = { limit: MAX_ACHIEVEMENTS };
  const achievements = await callApi(calls.listAchievements, { params: { userId: known.user_id._id }, query });
  return achievements.find(({ _id }) => _id === known._id);
}
