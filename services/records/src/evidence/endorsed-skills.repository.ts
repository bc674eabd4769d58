import type { ProficiencyLevel } from '@portal/contracts';
import type { Session, Store } from '@portal/service-kit';
import { endorsedSkillsModel, idOfEndorsed, type EndorsedSkillsDocument } from './endorsed-skills.model';
import { MAX_SKILLS } from './evidence.domain';

/** Whose endorsed skills of which category may have changed. */
export interface EndorsedPart {
  person: { id: string };
  skill: { category: string };
}

interface Endorsed {
  person: { id: string };
  skill: { id: string; name: string; category: string };
  level: ProficiencyLevel;
}

const ADDED_AT_ONCE = 200;

export type EndorsedSkillsRepository = ReturnType<typeof createEndorsedSkillsRepository>;

/**
 * What is shown of a person's endorsed skills beside another claim. Reading the claims themselves took most of the time
 * of a list: a person has many of them, and three are shown.
 */
export function createEndorsedSkillsRepository({ connection }: Pick<Store, 'connection'>) {
  const rows = endorsedSkillsModel(connection);
  const claims = connection.collection('user_skills');

  /** Brings the rows of these claims up to date, in the transaction that changed the claims. */
  async function follow(changed: readonly EndorsedPart[], session?: Session): Promise<void> {
    if (changed.length === 0) return;
    const parts = new Map(
      changed.map(({ person, skill }) => [idOfEndorsed(person.id, skill.category), skill.category]),
    );
    const people = changed.map(({ person }) => person.id);
    const found = await claims
      .find<Endorsed>(
        { 'person.id': { $in: people }, state: 'endorsed', 'skill.category': { $in: [...parts.values()] } },
        { projection: { _id: 0, 'person.id': 1, skill: 1, level: 1 }, ...(session && { session }) },
      )
      .toArray();
    const writes = [...parts.keys()].map((_id) => {
      const [first, ...others] = found.filter((each) => idOfEndorsed(each.person.id, each.skill.category) === _id);
      if (!first) return { deleteOne: { filter: { _id } } };
      return { replaceOne: { filter: { _id }, replacement: rowOf(first, others), upsert: true } };
    });
    await rows.bulkWrite(writes, { ...(session && { session }) });
  }

  /** Makes the rows of claims that were endorsed in earlier builds. */
  async function addEarlier(): Promise<void> {
    const endorsed = claims.aggregate<{ _id: { person: string; category: string } }>([
      { $match: { state: 'endorsed' } },
      { $group: { _id: { person: '$person.id', category: '$skill.category' } } },
    ]);
    let parts: EndorsedPart[] = [];
    for await (const { _id } of endorsed) {
      parts.push({ person: { id: _id.person }, skill: { category: _id.category } });
      if (parts.length < ADDED_AT_ONCE) continue;
      await follow(parts);
      parts = [];
    }
    await follow(parts);
  }

  return { follow, addEarlier };
}

function rowOf(first: Endorsed, others: readonly Endorsed[]): EndorsedSkillsDocument {
  const { person, skill } = first;
  const skills = [first, ...others]
    .map(({ skill: { id, name }, level }) => ({ id, name, level }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(0, MAX_SKILLS + 1);
  const { category } = skill;
  return { _id: idOfEndorsed(person.id, category), personId: person.id, category, skills };
}
