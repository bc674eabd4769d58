import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How many achievements the person has of each state. */
export function useAchievementCounts(userId: string) {
  return useQuery({
    queryKey: queryKeys.achievements.counts(userId),
    queryFn: ({ signal }) => callApi(calls.countAchievements, { params: { userId }, signal }),
  });
}
