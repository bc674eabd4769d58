import { ACHIEVEMENT_STATES, ACHIEVEMENT_TYPES } from '@portal/contracts';
import { useUrlFilters } from '@portal/web-kit';

/** State and type of the list, in the address. */
export function useAchievementFilters() {
  const { valueOf, set, clear } = useUrlFilters(['state', 'type']);
  const state = ACHIEVEMENT_STATES.find((name) => name === valueOf('state'));
  const type = ACHIEVEMENT_TYPES.find((name) => name === valueOf('type'));
  return { state, type, set, clear, isFiltered: state !== undefined || type !== undefined };
}

export type AchievementFilterState = ReturnType<typeof useAchievementFilters>;
