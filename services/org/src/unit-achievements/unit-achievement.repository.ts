import type { EventData } from '@portal/contracts';
import type { CopyRows, ReadCopy, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import { unitAchievementOf, withdrawnAchievementOf, type UnitAchievement } from './unit-achievement.domain';
import { unitAchievementModel, type UnitAchievementDocument } from './unit-achievement.model';

export type UnitAchievementRepository = ReturnType<typeof createUnitAchievementRepository>;

export function createUnitAchievementRepository(store: Pick<Store, 'connection'>) {
  const model = unitAchievementModel(store.connection);
  const copy = unitAchievementCopy(createCopyRows<UnitAchievementDocument>(store, model.collection.collectionName));

  /** Those that wait, then those that were returned and verified (the order of these words), each since when it waits. */
  async function listOfUnit(unitId: string, limit: number): Promise<UnitAchievement[]> {
    const found = await model
      .find({ unitId })
      .sort({ state: 1, submittedAt: 1, _id: 1 })
      .limit(limit)
      .lean<UnitAchievementDocument[]>();
    return found.map(({ _id: id, ...achievement }) => ({ id, ...achievement }));
  }

  return { copy, listOfUnit };
}

/** Each of these events carries the whole achievement. */
export function unitAchievementCopy(rows: CopyRows<UnitAchievementDocument>): ReadCopy<UnitAchievementDocument> {
  const rowOf = ({ data }: { data: EventData<'records.achievement.added.v1'> }) => toDocument(unitAchievementOf(data));
  return {
    name: 'unit-achievements',
    rows,
    rowOf: {
      'records.achievement.added.v1': rowOf,
      'records.achievement.changed.v1': rowOf,
      'records.achievement.verified.v1': rowOf,
      'records.achievement.returned.v1': rowOf,
      'records.achievement.verification-withdrawn.v1': rowOf,
      'records.achievement.withdrawn.v1': ({ data }) => toDocument(withdrawnAchievementOf(data)),
    },
  };
}

function toDocument({ id: _id, ...achievement }: UnitAchievement): UnitAchievementDocument {
  return { ...achievement, _id };
}
