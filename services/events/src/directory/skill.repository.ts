import type { EventData } from '@portal/contracts';
import { defineReadCopy, type CopyRow, type Store } from '@portal/service-kit';
import type { SkillRef } from './skill.domain';

interface SkillRow extends CopyRow {
  name: string;
  isEndorsed: boolean;
}

/** A skill that is endorsed stays so; one that was returned can be proposed and endorsed later. */
export const skillCopy = defineReadCopy<SkillRow>({
  name: 'skills',
  handlerName: 'keepSkill',
  of: {
    'records.skill.added.v1': ({ data }) => skillRowOf(data, false),
    'records.skill.returned.v1': ({ data }) => skillRowOf(data, false),
    'records.skill.endorsed.v1': ({ data }) => skillRowOf(data, true),
  },
});

export type SkillRepository = ReturnType<typeof createSkillRepository>;

export function createSkillRepository(store: Pick<Store, 'connection'>) {
  const { model, copy } = skillCopy.open(store);

  async function findEndorsed(ids: readonly string[]): Promise<SkillRef[]> {
    const found = await model.find({ _id: { $in: [...ids] }, isEndorsed: true }).lean<SkillRow[]>();
    return found.map(({ _id: id, name }) => ({ id, name }));
  }

  return { copy, findEndorsed };
}

function skillRowOf(skill: EventData<'records.skill.added.v1'>, isEndorsed: boolean): SkillRow {
  const { skillId: _id, version, name } = skill;
  return { _id, version, name, isEndorsed };
}
