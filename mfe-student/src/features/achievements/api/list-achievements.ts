import { calls, type AchievementAnswer, type AchievementState } from '@portal/contracts';
import { usePages } from '@portal/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

const PAGE_SIZE = 20;

export interface AchievementFilters {
  readonly state?: AchievementState | undefined;
  readonly type?: AchievementAnswer['type'] | undefined;
}

/** The person's achievements that match the filters, newest first, page by page; the old list stays until the new one is loaded. */
export function useAchievements(userId: string, filters: AchievementFilters) {
  const input = { params: { userId }, query: { limit: PAGE_SIZE, ...filters } };
  return usePages(calls.listAchievements, input, { placeholderData: keepPreviousData });
}
