import { DomainError } from '@portal/service-kit/errors';

/** A skill that an event is marked with, by the name it had then. */
export interface SkillRef {
  id: string;
  name: string;
}

/** In the order of the ids, each once. Skills that the event has already stay, whatever became of them. */
export function skillsOf(
  ids: readonly string[],
  { endorsed, kept }: { endorsed: readonly SkillRef[]; kept: readonly SkillRef[] },
): SkillRef[] {
  const known = new Map([...kept, ...endorsed].map(({ id, name }) => [id, { id, name }]));
  return [...new Set(ids)].map((id) => known.get(id) ?? refuseUnknown(ids.indexOf(id)));
}

function refuseUnknown(index: number): never {
  const errors = [{ path: `skills.${index}`, message: 'Skill not found.' }];
  throw new DomainError('EVENT.SKILL_NOT_FOUND', { errors });
}
