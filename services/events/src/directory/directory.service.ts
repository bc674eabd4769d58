import type { AnswerOf, BodyOf, QueryOf, UnitRef } from '@portal/contracts';
import { calls } from '@portal/contracts';
import type { Actor, Page } from '@portal/service-kit';
import { scopeOf } from '@portal/service-kit';
import type { Organizer } from './organizer.domain';
import { organizersOf } from './organizer.domain';
import type { PersonRepository } from './person.repository';
import { skillsOf, type SkillRef } from './skill.domain';
import type { SkillRepository } from './skill.repository';
import type { UnitRepository } from './unit.repository';

type PickedPerson = AnswerOf<typeof calls.listPickablePeople>[number];
type PickedUnit = AnswerOf<typeof calls.listPickableUnits>[number];
type OrganizerReferences = BodyOf<typeof calls.createEvent>['organizers'];

interface Dependencies {
  people: Pick<PersonRepository, 'list' | 'findMany'>;
  units: Pick<UnitRepository, 'list' | 'findActive' | 'findMany'>;
  skills: Pick<SkillRepository, 'findEndorsed'>;
}

export type DirectoryService = ReturnType<typeof createDirectoryService>;

/** What events can name: people, units and skills, which other services own. */
export function createDirectoryService({ people, units, skills }: Dependencies) {
  async function listPeople({ q, ...page }: QueryOf<typeof calls.listPickablePeople>): Promise<Page<PickedPerson>> {
    const found = await people.list(q, page);
    const items = found.items.map(({ id, username, name, studentId }) => ({
      _id: id,
      ...(studentId !== undefined && { user_id: studentId }),
      username,
      personal_info: { name },
    }));
    return { ...found, items };
  }

  async function listUnits(
    actor: Actor,
    { q, ...page }: QueryOf<typeof calls.listPickableUnits>,
  ): Promise<Page<PickedUnit>> {
    const found = await units.list(scopeOf(actor, calls.listPickableUnits), q, page);
    return { ...found, items: found.items.map(({ id, ...unit }) => ({ _id: id, ...unit })) };
  }

  async function findActiveUnit(id: string): Promise<UnitRef | null> {
    const unit = await units.findActive(id);
    return unit && { id: unit.id, name: unit.name, category: unit.category };
  }

  async function resolveOrganizers(references: OrganizerReferences): Promise<Organizer[]> {
    if (references.length === 0) return [];
    const ids = references.map((reference) => (typeof reference === 'string' ? reference : reference._id));
    const [foundPeople, foundUnits] = await Promise.all([people.findMany(ids), units.findMany(ids)]);
    return organizersOf(references, { people: foundPeople, units: foundUnits });
  }

  /** `kept` are those that the event has already. */
  async function resolveSkills(ids: readonly string[], kept: readonly SkillRef[] = []): Promise<SkillRef[]> {
    if (ids.length === 0) return [];
    return skillsOf(ids, { endorsed: await skills.findEndorsed(ids), kept });
  }

  return {
    listPeople,
    listUnits,
    findActiveUnit,
    resolveOrganizers,
    resolveSkills,
  };
}
