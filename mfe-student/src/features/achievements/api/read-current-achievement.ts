import { calls, type AchievementAnswer } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

const MAX_ACHIEVEMENTS = 200;

/** An achievement as it is saved now; undefined when it is gone, or too old for a page of the list. */
export async function readCurrentAchievement(known: AchievementAnswer): Promise<AchievementAnswer | undefined> {
  const query = { limit: MAX_ACHIEVEMENTS };
  const achievements = await callApi(calls.listAchievements, { params: { userId: known.user_id._id }, query });
  return achievements.find(({ _id }) => _id === known._id);
}
