import { calls, type AchievementAnswer, type AchievementState } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 20;

export interface AchievementFilters {
  readonly state?: AchievementState | undefined;
  readonly type?: AchievementAnswer['type'] | undefined;
}

/** The person's achievements that match the filters, newest first, page by page; the old list stays until the new one is loaded. */
export function useAchievements(userId: string, filters: AchievementFilters) {
  return useInfiniteQuery({
    queryKey: queryKeys.achievements.list(userId, filters),
    queryFn: ({ pageParam: cursor, signal }) =>
      callList(calls.listAchievements, { params: { userId }, query: { limit: PAGE_SIZE, ...filters, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
