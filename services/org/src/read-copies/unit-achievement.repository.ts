import { defineReadCopy, fromRow, toRow, type RowOf, type Store } from '@portal/service-kit';
import { unitAchievementOf, withdrawnAchievementOf, type UnitAchievement } from './unit-achievement.domain';

type UnitAchievementRow = RowOf<UnitAchievement>;

export const unitAchievementCopy = defineReadCopy<UnitAchievementRow>({
  name: 'unit-achievements',
  handlerName: 'keepUnitAchievement',
  of: {
    'records.achievement': ({ data }) => toRow(unitAchievementOf(data)),
    'records.achievement.withdrawn.v1': ({ data }) => toRow(withdrawnAchievementOf(data)),
  },
  indexes: [
    { unitId: 1, state: 1, submittedAt: 1, _id: 1 },
    // A reader's own are not theirs to verify.
    { unitId: 1, state: 1, userId: 1 },
  ],
});

export type UnitAchievementRepository = ReturnType<typeof createUnitAchievementRepository>;

export function createUnitAchievementRepository(store: Pick<Store, 'connection'>) {
  const { model, copy } = unitAchievementCopy.open(store);

  /** Those that wait, then those that were returned and verified (the order of these words), each since when it waits. */
  async function listOfUnit(unitId: string, limit: number): Promise<UnitAchievement[]> {
    const found = await model
      .find({ unitId })
      .sort({ state: 1, submittedAt: 1, _id: 1 })
      .limit(limit)
      .lean<UnitAchievementRow[]>();
    return found.map(fromRow);
  }

  return { copy, listOfUnit };
}
