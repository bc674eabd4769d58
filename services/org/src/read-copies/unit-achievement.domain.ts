import type { AchievementState, AchievementType, EventData } from '@portal/contracts';

/** What this service stores of an achievement that is tied to an event of a unit. */
export interface UnitAchievement {
  id: string;
  version: number;
  /** Null for one that is tied to no event, or withdrawn, of which nothing else is stored. */
  unitId: string | null;
  userId: string;
  title: string;
  category: string;
  type: AchievementType;
  state: AchievementState;
  /** Since when it waits, or waited. */
  submittedAt: Date;
}

export function unitAchievementOf(achievement: EventData<'records.achievement.added.v1'>): UnitAchievement {
  const { achievementId, version, unit, userId, title, category, type, state, submittedAt } = achievement;
  return {
    id: achievementId,
    version,
    unitId: unit?.id ?? null,
    userId: unit ? userId : '',
    title: unit ? title : '',
    category: unit ? category : '',
    type,
    state,
    submittedAt: new Date(submittedAt),
  };
}

/** The row stays, so that an older event that comes late does not bring it back. */
export function withdrawnAchievementOf(achievement: EventData<'records.achievement.withdrawn.v1'>): UnitAchievement {
  const { unit: _unit, ...left } = achievement;
  return unitAchievementOf(left);
}
