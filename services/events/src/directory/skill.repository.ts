import type { EventData } from '@portal/contracts';
import type { CopyRows, ReadCopy, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import type { SkillRef } from './skill.domain';
import { skillModel, type SkillDocument } from './skill.model';

export type SkillRepository = ReturnType<typeof createSkillRepository>;

export function createSkillRepository(store: Pick<Store, 'connection'>) {
  const model = skillModel(store.connection);
  const copy = skillCopy(createCopyRows<SkillDocument>(store, model.collection.collectionName));

  async function findEndorsed(ids: readonly string[]): Promise<SkillRef[]> {
    const found = await model.find({ _id: { $in: [...ids] }, isEndorsed: true }).lean<SkillDocument[]>();
    return found.map(({ _id: id, name }) => ({ id, name }));
  }

  return { copy, findEndorsed };
}

/** Each of these events carries the whole skill; one that is endorsed stays so. */
export function skillCopy(rows: CopyRows<SkillDocument>): ReadCopy<SkillDocument> {
  const rowIn =
    (isEndorsed: boolean) =>
    ({ data: { skillId: _id, version, name } }: { data: EventData<'records.skill.added.v1'> }) => ({
      _id,
      version,
      name,
      isEndorsed,
    });
  return {
    name: 'skills',
    rows,
    rowOf: { 'records.skill.added.v1': rowIn(false), 'records.skill.endorsed.v1': rowIn(true) },
  };
}
